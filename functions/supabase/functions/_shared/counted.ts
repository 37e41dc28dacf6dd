const number = new Intl.NumberFormat("fr-BE");

/** « 2,5 », « 1 000 ». */
export const inNumbers = (count: number): string => number.format(count);

/** « 1 élève », « 12 élèves », « 1,5 heure »: French counts several from two on. */
export const counted = (count: number, one: string): string =>
  `${inNumbers(count)}\u00a0${one}${count < 2 ? "" : "s"}`;
