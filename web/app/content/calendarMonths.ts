import { addDays, type Classes, classesOf, daysOf, lastOfMonth } from "studio/calendar";

import type { Edition, Year } from "./year.ts";

/** What stands on the calendar of an edition: its calendar months, classes, holidays, workshops and sessions. */
export type EditionCalendar = {
  /** The first day of each. */
  months: string[];
  classes: Classes<Edition["months"][number]>[];
  holidays: Year["holidays"];
  dates: { day: string; title: string }[];
};

export function calendarOf(edition: Edition, { holidays, sessions }: Year): EditionCalendar {
  const own = holidays.filter(({ start, end }) => start <= edition.lastDay && end >= edition.firstDay);
  const workshops = edition.months.flatMap(({ workshop: { date, name } }) =>
    date ? [{ day: date, title: `Atelier « ${name} »` }] : [],
  );
  const camps = sessions.flatMap(({ firstDay, lastDay, title }) =>
    daysOf({ start: firstDay, end: lastDay }).map((day) => ({ day, title })),
  );
  return {
    months: monthsBetween(edition.firstDay, edition.lastDay),
    classes: classesOf(edition, own),
    holidays: own,
    dates: [...workshops, ...camps],
  };
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = `${first.slice(0, 7)}-01`; month <= last; month = addDays(lastOfMonth(month), 1))
    months.push(month);
  return months;
}
