const words = new Intl.DateTimeFormat("fr-BE", { dateStyle: "medium", timeZone: "UTC" });

/** A day as staff read it, `8 oct. 2025`; what is no day, as it is. */
export function writtenDay(day: unknown): string {
  const moment = new Date(String(day));
  return Number.isNaN(moment.getTime()) ? String(day) : words.format(moment);
}
