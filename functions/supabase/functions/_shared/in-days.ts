const day = new Intl.DateTimeFormat("fr-BE", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `2025-12-23` as « 23 décembre 2025 », the day on one line with its month; the first of a month as « 1er ». */
export function inDays(date: string): string {
  return day
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/^1 /, "1er ")
    .replace(" ", "\u00a0");
}
