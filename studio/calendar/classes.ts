import { addDays, type Day, daysOf, type Span, spanProblem, weekdayOf, within } from "./days.ts";
import { publicHoliday } from "./publicHolidays.ts";
import { type Weekday, weekdays } from "functions/weekdays";

/** A class that comes back each week: its day, and its hours as `17h-19h`. */
export type WeeklyClass = { day: Weekday; hours: string };

type Dated = { start: Day };

/** An edition of the programme: its months in order, the first and last day of it, its classes of a week. */
export type Edition<Month extends Dated = Dated, Weekly extends WeeklyClass = WeeklyClass> = {
  firstDay: Day;
  lastDay: Day;
  classes: readonly Weekly[];
  months: readonly Month[];
};

/** A weekly class as it comes back in one month. `off` are the days that holidays take. */
export type Classes<Month extends Dated = Dated, Weekly extends WeeklyClass = WeeklyClass> = {
  /** Undefined where the edition's months are not written yet. */
  month: Month | undefined;
  weekly: Weekly;
  on: (typeof weekdays)[number];
  hours: string;
  days: Day[];
  off: Day[];
};

/** From a month’s first day to the eve of the next month's; the first begins with the edition, the last ends with it. */
export function spanOf<Month extends Dated>(
  { months, firstDay, lastDay }: Edition<Month>,
  month: Month | undefined,
): Span {
  if (!month) return { start: firstDay, end: lastDay };
  const next = months[months.indexOf(month) + 1];
  return {
    start: month === months[0] || month.start < firstDay ? firstDay : month.start,
    end: next ? addDays(next.start, -1) : lastDay,
  };
}

/** The classes of each month of an edition: none on a day of the school holidays, nor on a public holiday. */
export function classesOf<Month extends Dated, Weekly extends WeeklyClass>(
  edition: Edition<Month, Weekly>,
  holidays: readonly Span[],
): Classes<Month, Weekly>[] {
  const taught = isTaught(holidays);
  const months = edition.months.length > 0 ? edition.months : [undefined];
  return months.flatMap((month) =>
    edition.classes.flatMap((weekly) => {
      const on = weekdays.find(({ value }) => value === weekly.day);
      if (!on) return [];
      const all = daysOf(spanOf(edition, month)).filter(
        (day) =>
          weekdayOf(day) === on.number && within(day, { start: edition.firstDay, end: edition.lastDay }),
      );
      const [days, off] = [all.filter(taught), all.filter((day) => !taught(day))];
      return { month, weekly, on, hours: weekly.hours, days, off };
    }),
  );
}

/** The day of an edition's first class; its own first day where it has none. Asked for each page: no day after it is. */
export function firstClassOf(
  { firstDay, lastDay, classes }: Omit<Edition, "months">,
  holidays: readonly Span[],
): Day {
  if (spanProblem({ start: firstDay, end: lastDay })) return firstDay;
  const taught = isTaught(holidays);
  const on = weekdays.filter(({ value }) => classes.some(({ day }) => day === value));
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1))
    if (on.some(({ number }) => number === weekdayOf(day)) && taught(day)) return day;
  return firstDay;
}

const isTaught = (holidays: readonly Span[]) => (day: Day) =>
  publicHoliday(day) === undefined && !holidays.some((holiday) => within(day, holiday));
