import { addDays, type Day, daysOf, lastOfMonth, weekdayOf } from "../calendar/days.ts";

/** A month, as `2026-12`. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The month that an address names; undefined where it names none. */
export function readMonth(written: unknown): Month | undefined {
  return typeof written === "string" && /^\d{4}-(0[1-9]|1[0-2])$/.test(written) ? written : undefined;
}

/** The month some months later, or earlier. */
export function monthAfter(month: Month, count: number): Month {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

export const daysOfMonth = (month: Month): Day[] =>
  daysOf({ start: `${month}-01`, end: lastOfMonth(`${month}-01`) });

/** The weeks that a month touches, whole, Monday first. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -((weekdayOf(first) + 6) % 7));
  const weeks: Day[][] = [];
  for (let day = monday; day <= lastOfMonth(first); day = addDays(day, 7))
    weeks.push(daysOf({ start: day, end: addDays(day, 6) }));
  return weeks;
}
