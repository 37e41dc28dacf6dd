import type { Calendar } from "../content/calendar.ts";
import type { Month } from "../content/month.ts";
import { type Day, daysOf, lastOfMonth, weekdayOf, within } from "./days.ts";

/** The days of the week there is a class on, each with its hours in the school's facts. */
export const classDays = [
  { name: "mercredi", number: 3, schema: "https://schema.org/Wednesday", fact: "wednesdayHours" },
  { name: "samedi", number: 6, schema: "https://schema.org/Saturday", fact: "saturdayHours" },
] as const;

export type ClassDay = (typeof classDays)[number];

/** A month's classes on one day of the week. `off` are those that holidays take. */
export type Classes = { month: Month; on: ClassDay; days: Day[]; off: Day[] };

/**
 * The classes of each month of the programme, from its first day to the end of the calendar month.
 * There is none on a day of the school holidays.
 */
export function classesOf({ months, holidays }: Pick<Calendar, "months" | "holidays">): Classes[] {
  return months.flatMap((month) =>
    classDays.map((on) => {
      const all = daysOf({ start: month.start, end: lastOfMonth(month.start) }).filter(
        (day) => weekdayOf(day) === on.number,
      );
      const free = (day: Day) => holidays.some((holiday) => within(day, holiday));
      return { month, on, days: all.filter((day) => !free(day)), off: all.filter(free) };
    }),
  );
}
