import { inDays } from "./in-days.ts";

/** « le 7 juillet 2025 », « du 7 au 11 juillet 2025 », « du 23 décembre 2025 au 5 janvier 2026 ». */
export function spanInWords(first: string, last: string): string {
  if (first === last) return `le ${inDays(first)}`;
  const [start, end] = [inDays(first), inDays(last)];
  const [day, month, year] = start.split(/\s/);
  const same = sharedEnd(start.split(/\s/), end.split(/\s/));
  return `du ${[`${day}${same < 2 ? `\u00a0${month}` : ""}`, ...(same < 1 ? [year] : [])].join(" ")} au ${end}`;
}

/** « de novembre 2025 à avril 2026 », « d’avril à juin 2027 », « en juillet 2025 ». */
export function monthsInWords(first: string, last: string): string {
  const [[, month, year], [, lastMonth, lastYear]] = [inDays(first).split(/\s/), inDays(last).split(/\s/)];
  const start = year === lastYear ? month : `${month} ${year}`;
  if (start === lastMonth) return `en ${month} ${year}`;
  return `${/^[aeo]/.test(month!) ? "d’" : "de "}${start} à ${lastMonth} ${lastYear}`;
}

/** How many words two dates end with alike: the year, or the month and the year. */
function sharedEnd(start: string[], end: string[]): number {
  if (start[2] !== end[2]) return 0;
  return start[1] === end[1] ? 2 : 1;
}
