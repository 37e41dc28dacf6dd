import type { SanityDocumentLike } from "sanity";

import { inDays } from "functions/in-days";
import { inEuros } from "functions/in-euros";
import { sessionKinds } from "../schema/sessionKinds.ts";
import { spanInWords } from "functions/span-in-words";

import { classesOf } from "../calendar/classes.ts";
import { type Day, dayNumber, daysOf, isDay } from "../calendar/days.ts";
import { parseHours, weekdays } from "../calendar/index.ts";
import { calledCamp, derivedFacts } from "../schema/choices.ts";
import { priceOn } from "functions/next-price";
import { type Datum, type Fields, ofSubject, subjectOf } from "./datum.ts";
import { figuresIn } from "./figures.ts";

/** The figures of an edition: the days and hours of its classes, its first and its last day. */
export const editionData = (edition: Fields, holidays: Fields[]): Datum[] => [
  ...classesData(edition),
  ...bounds(edition, daysTaught(edition, holidays)),
];

/** In order. */
function daysTaught({ firstDay = "", lastDay = "", classes = [] }: Fields, holidays: Fields[]): Day[] {
  const spans = holidays.map(({ start = "", end = "" }) => ({ start, end }));
  return classesOf({ firstDay, lastDay, classes, months: [] }, spans)
    .flatMap(({ days }) => days)
    .toSorted();
}

function classesData({ classes = [] }: Fields): Datum[] {
  return classes.flatMap(({ day, hours }) => {
    const weekday = weekdays.find(({ value }) => value === day);
    const [figure] = figuresIn(hours ?? "");
    if (!weekday || figure?.kind !== "hours" || !parseHours(hours)) return [];
    const { title: on, number } = weekday;
    const [start = 0, end = 0] = figure.values;
    const label = `Cours du ${on} : ${hours}`;
    const about = { subject: `day ${day}` as const, label };
    const length = (end - start) / 60;
    return [
      // Of no day itself: a sentence that names another one is held against it all the same.
      {
        kind: "classDay" as const,
        values: [number],
        written: on,
        label,
      },
      {
        ...about,
        kind: "hours" as const,
        values: figure.values,
        written: hours,
        called: "cours|séance|horaire",
        // It says every day and its hours: more than stood there.
        inserted: { title: derivedFacts[0].title },
      },
      {
        ...about,
        kind: "duration" as const,
        unit: "heure" as const,
        values: [length],
        written: `${length}h`,
        called: "(?:séance|cours)s?(?:\\s\\p{L}+)?\\s(?:de|dure|durent)(?=\\s[\\p{L}\\d]+\\s?h)",
      },
    ];
  });
}

/** Editions to come or under way; when all are over, the last one still stands in the texts. */
export function runningOr(editions: Fields[], today: string): Fields[] {
  const end = ({ lastDay = "" }: Fields) => lastDay;
  const running = editions.filter((edition) => end(edition) >= today);
  return running.length > 0 ? running : editions.toSorted((a, b) => end(a).localeCompare(end(b))).slice(-1);
}

const taught = "(?:programme|cours|édition|séances?)[^.]{0,40}";

/** « Le programme commence » with the edition, or with its first class; « les cours reprennent » on any day of classes. */
function bounds({ firstDay, lastDay }: Fields, days: Day[]): Datum[] {
  const begins = { called: `${taught}(?:commenc|début|démarr)` };
  const ends = { called: `${taught}(?:termin|finit|finiss|s’achèv)` };
  const [first, last] = [days[0], days.at(-1)];
  const resumed: Datum[] =
    first && last
      ? [
          {
            kind: "date",
            values: days.map(dayNumber),
            written: spanInWords(first, last),
            label: `Jours de cours : ${spanInWords(first, last)}`,
            called: `${taught}repren|rentrée`,
          },
        ]
      : [];
  return [
    ...dates([firstDay], "Premier jour du programme", begins),
    ...dates([first], "Premier cours", begins),
    ...dates([lastDay], "Dernier jour du programme", ends),
    ...dates([last], "Dernier cours", ends),
    ...resumed,
  ];
}

/** The holidays to come or under way, of each name; when all of them are over, the last. Beside their days there are those of classes. */
export function holidaysData(holidays: Fields[], editions: Fields[], today: string): Datum[] {
  const ended = holidays.map((holiday) => ({ ...holiday, ...(holiday.end && { lastDay: holiday.end }) }));
  const current = [...Map.groupBy(ended, ({ name }) => name).values()].flatMap((ones) =>
    runningOr(ones, today),
  );
  const taught = editions.flatMap((edition) => daysTaught(edition, current));
  return current.flatMap((holiday) => {
    const { start = "", end = "" } = holiday;
    return dates([holiday.start, holiday.end], String(holiday.name), {
      subject: subjectOf(holiday),
      isNamed: true,
      called: "vacances|congés?",
      beside: [...daysOf({ start, end }), ...taught].map(dayNumber),
    });
  });
}

/** The days of a camp's dates, once one of them is to come: « le stage de Noël, du 28 au 30 décembre ». */
export function campData(camp: Fields, sessions: Fields[], today: string): Datum[] {
  const held = sessions.filter((session) => session.camp?._ref === camp._id);
  if (!held.some(({ firstDay = "", lastDay = firstDay }) => lastDay >= today)) return [];
  const about = { called: calledCamp, isSpan: true };
  const days = held.flatMap(({ firstDay, lastDay }) =>
    firstDay && lastDay ? dates([firstDay, lastDay], String(camp.title), about) : [],
  );
  return ofSubject(subjectOf(camp), days);
}

function dates(days: unknown[], name: string, about: Partial<Datum>): Datum[] {
  const known = days.filter(isDay);
  const [first, last] = known;
  if (!first) return [];
  const written = last ? spanInWords(first, last).replace(/^(?:du|le) /, "") : inDays(first);
  const values = known.map(dayNumber);
  return [{ ...about, kind: "date", values, written, label: `${name} : ${written}` }];
}

/**
 * A date of a camp, or an open day: only sentences that name it mean its hours and its places. Hours and price are its
 * camp's too, and « le stage » may mean its price.
 */
export function sessionData(
  session: Fields,
  documents: SanityDocumentLike[],
  usualHours: Datum[],
  today: string,
): Datum[] {
  const camp: Fields | undefined = documents.find(({ _id }) => _id === session.camp?._ref);
  const plan: Fields | undefined = documents.find(({ _id }) => _id === session.plan?._ref);
  const name = session.title ?? camp?.title ?? session._id;
  const own = { subject: subjectOf(session), isNamed: true };
  const hours = figuresIn(String(session.hours ?? "")).find(({ kind }) => kind === "hours");
  const { places } = session;
  const price = session.plan ? plan && priceOn(plan, today) : session.price;
  const costs: Datum[] =
    typeof price === "number"
      ? [
          {
            kind: "amount",
            values: [price],
            written: inEuros(price),
            label: `${name}, prix : ${inEuros(price)}`,
          },
        ]
      : [];
  const offered: Datum[] = [
    ...(hours
      ? [
          {
            kind: "hours" as const,
            values: hours.values,
            written: hours.text,
            label: `${name} : ${hours.text}`,
          },
        ]
      : usualHours),
    ...costs,
  ];
  const [called] = sessionKinds.flatMap(({ value, title }) =>
    value === session.kind ? firstWord(title) : [],
  );
  return [
    ...dates([session.firstDay, session.lastDay], name, own),
    ...[session, camp].flatMap((held) => (held ? ofSubject(subjectOf(held), offered) : [])),
    ...(called ? costs.map((cost) => ({ ...cost, subject: own.subject, called })) : []),
    ...(typeof places === "number"
      ? [
          {
            ...own,
            kind: "size" as const,
            values: [places],
            written: String(places),
            label: `${name} : ${places} places`,
          },
        ]
      : []),
  ];
}

const firstWord = (title: string) => `(?<!\\p{L})${title.split(" ")[0]!.toLowerCase()}s?(?!\\p{L})`;
