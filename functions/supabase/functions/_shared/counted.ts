const number = new Intl.NumberFormat("fr-BE");

/** « 2,5 », « 1 000 ». */
export const inNumbers = (count: number): string => number.format(count);

/** « élève » of one, « élèves » of several: French counts several from two on. */
export const agreed = (count: number, one: string): string => `${one}${count < 2 ? "" : "s"}`;

/** « 1 élève », « 12 élèves », « 1,5 heure ». */
export const counted = (count: number, one: string): string =>
  `${inNumbers(count)}\u00a0${agreed(count, one)}`;
