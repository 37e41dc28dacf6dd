import { clockIn, dayIn, momentOf } from "functions/brussels";

/** What the Studio makes of « 26/11/25 »: `25-11-26`. */
const shortDay = /^(?:00|19(?=[0-6]))?(\d\d-\d\d-\d\d)$/;

/**
 * A day or a moment, in ISO 8601, whose year was typed in two digits, in this century: the Studio takes « 3/12/26 » for a
 * day of 1926, or of the year 26, and what was to appear then has appeared.
 */
export function inThisCentury(written: string): string {
  const [, day] = shortDay.exec(written) ?? [];
  if (day) return `20${day}`;
  const moment = new Date(written);
  if (!written.includes("T") || !(moment.getUTCFullYear() < 1970)) return written;
  // What the clocks of that day said: they were not an hour ahead then.
  return momentOf(`20${dayIn(moment).slice(-8)}`, `${clockIn(moment)}:00`).toISOString();
}
