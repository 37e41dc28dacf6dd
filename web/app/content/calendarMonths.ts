import { addDays, type Classes, classesOf, lastOfMonth, within } from "studio/calendar";

import { inDays } from "functions/in-days";
import { spanInWords } from "functions/span-in-words";
import { type Edition, isCancelled, type Year } from "./year.ts";

/** What stands on the calendar of an edition: its calendar months, classes, holidays, workshops and sessions. */
export type EditionCalendar = {
  /** The first day of each. */
  months: string[];
  classes: Classes<Edition["months"][number]>[];
  holidays: Year["holidays"];
  /** Workshops and sessions. */
  dates: { start: string; end: string; title: string }[];
};

export function calendarOf(edition: Edition, { holidays, sessions }: Year): EditionCalendar {
  const months = monthsBetween(edition.firstDay, edition.lastDay);
  const shown = { start: months[0] ?? edition.firstDay, end: lastOfMonth(edition.lastDay) };
  const inThese = ({ start, end }: { start: string; end: string }) =>
    start <= shown.end && end >= shown.start;
  const own = holidays.filter(inThese);
  const workshops = edition.months.flatMap(({ workshop }) =>
    workshop?.date
      ? [{ start: workshop.date, end: workshop.date, title: `Atelier «\u202f${workshop.name}\u202f»` }]
      : [],
  );
  const held = sessions
    .filter((session) => !isCancelled(session))
    .map(({ firstDay, lastDay, title }) => ({ start: firstDay, end: lastDay, title }));
  return {
    months,
    classes: classesOf(edition, own),
    holidays: own,
    dates: [...workshops, ...held].filter(inThese),
  };
}

/** The days of the first class and of the last: holidays may take those on which an edition begins and ends. */
export function classesInWords({ classes }: EditionCalendar): string | undefined {
  const days = classes.flatMap((all) => all.days).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first && last && `Premier cours le ${inDays(first)}, dernier le ${inDays(last)}`;
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = `${first.slice(0, 7)}-01`; month <= last; month = addDays(lastOfMonth(month), 1))
    months.push(month);
  return months;
}

/** What is on the days of a calendar month that starts on this day, for whoever does not see it. */
export function daysInWords(start: string, { classes, dates, holidays }: EditionCalendar): string {
  const span = { start, end: lastOfMonth(start) };
  const taught = [...Map.groupBy(classes, ({ on }) => on.title)].flatMap(([title, all]) => {
    const own = new Set(all.flatMap(({ days }) => days).filter((day) => within(day, span)));
    const numbers = [...own].toSorted().map((day) => Number(day.slice(8)));
    const said = numbers.map((number) => (number === 1 ? "1er" : number));
    return said.length > 0 ? `${title} ${said.join(", ")}` : [];
  });
  const others = [
    ...dates,
    ...holidays.map(({ name, start: from, end }) => ({ title: name, start: from, end })),
  ];
  const classesThen = taught.length > 0 ? `Cours\u202f: ${taught.join("\u202f; ")}.` : "Pas de cours.";
  return [
    // Where none is known, nobody knows either that there are none.
    ...(classes.length > 0 ? [classesThen] : []),
    ...others
      .filter((other) => other.start <= span.end && other.end >= span.start)
      .map((other) => `${other.title}, ${spanInWords(other.start, other.end)}.`),
  ].join(" ");
}
