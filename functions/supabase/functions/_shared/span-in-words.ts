import { inDays } from "./in-days.ts";

/** « le 7 juillet 2025 », « du 7 au 11 juillet 2025 », « du 23 décembre 2025 au 5 janvier 2026 ». */
export function spanInWords(first: string, last: string): string {
  if (first === last) return `le ${inDays(first)}`;
  const [start, end] = [inDays(first), inDays(last)];
  const [day, month, year] = start.split(/\s/);
  const same = sharedEnd(start.split(/\s/), end.split(/\s/));
  return `du ${[`${day}${same < 2 ? `\u00a0${month}` : ""}`, ...(same < 1 ? [year] : [])].join(" ")} au ${end}`;
}

/** How many words two dates end with alike: the year, or the month and the year. */
function sharedEnd(start: string[], end: string[]): number {
  if (start[2] !== end[2]) return 0;
  return start[1] === end[1] ? 2 : 1;
}
