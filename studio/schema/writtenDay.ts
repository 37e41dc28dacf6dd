import { firstInFrench } from "functions/first-in-french";

const words = new Intl.DateTimeFormat("fr-BE", { dateStyle: "medium", timeZone: "UTC" });

/** A day as staff read it, `8 oct. 2025`; what is no day, as it is. */
export function writtenDay(day: unknown): string {
  const moment = momentOf(day);
  return moment ? firstInFrench(words.format(moment)) : String(day);
}

/** From a day to another as staff read it, `7–11 juil. 2025`; one day where there is but one, undefined for none. */
export function writtenDays(first: unknown, last: unknown): string | undefined {
  const [start, end] = [momentOf(first), momentOf(last)];
  if (start && end && start <= end) return firstInFrench(words.formatRange(start, end));
  const known = [first, last].filter(Boolean).map(writtenDay);
  return known.length > 0 ? known.join(", ") : undefined;
}

function momentOf(day: unknown): Date | undefined {
  const moment = new Date(typeof day === "string" ? day : Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
