import { sessionKinds } from "studio/sessionKinds";
import { agreed } from "functions/counted";
import { workshopDurationInWords } from "functions/workshop-durations";
import { workshopTime } from "functions/workshop-time";
import { zone } from "functions/zone";
import ICAL from "ical.js";
import {
  addDays,
  type Classes,
  classesOf,
  type Day,
  daysOf,
  parseHours,
  type Span,
  type Time,
  within,
} from "studio/calendar";

import { campFacts } from "../../content/camp.ts";
import type { Calendar } from "../../content/calendar.ts";
import type { Month } from "../../content/month.ts";
import { type Edition, editionsByDays, isCancelled, type Session } from "../../content/year.ts";
import { plainText } from "../../content/plainText.ts";
import { allPrintable } from "../../content/printable.ts";
import { calendarIcsPath } from "../addresses.ts";
import { brusselsTimeZone } from "./brusselsTimeZone.ts";
import { newest } from "../newest.ts";

/** A property as jCal (RFC 7265) writes it: name, parameters, type, values. */
type Property = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]];

/** What an event says, its time apart. `_updatedAt` is that of the documents it is made from. */
type Entry = {
  id: string;
  summary: string;
  description: string;
  category: string;
  path: string;
  from: { _updatedAt: string }[];
  isCancelled?: boolean;
};

// The library does not count the space that a folded line goes on with.
ICAL.foldLength = 74;
// Unknown to the library, these would be written with a type that calendar programs do not expect.
for (const name of ["name", "x-wr-calname", "x-wr-timezone"])
  ICAL.design.icalendar.property[name] = { defaultType: "text" };
ICAL.design.icalendar.property["x-published-ttl"] = { defaultType: "duration" };

const inBrussels = { tzid: zone };

/**
 * The calendar as a subscription (RFC 5545): a series of classes for each month and class day, without
 * the days of school holidays; workshops that have a date; each day of a session; camps without one over the
 * holidays they fall in; months and holidays as days to know about. The same content always gives the same text.
 */
export function calendarIcs(calendar: Calendar, siteUrl: string): string {
  const { settings, year } = calendar;
  const { editions, sessions, holidays } = year;
  const [edition, ...others] = editionsByDays(year);
  const only = others.length === 0 ? edition?.name : undefined;
  const name = [`Calendrier ${settings.name}`, only].filter(Boolean).join(", ");
  const school = new School(calendar, siteUrl);
  const properties: Property[] = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", `-//${settings.name}//Calendrier//FR`],
    ["calscale", {}, "text", "GREGORIAN"],
    ["name", {}, "text", name],
    ["x-wr-calname", {}, "text", name],
    ["x-wr-timezone", {}, "text", inBrussels.tzid],
    ["refresh-interval", {}, "duration", "PT6H"],
    ["x-published-ttl", {}, "duration", "PT6H"],
    ["source", {}, "uri", siteUrl + calendarIcsPath],
  ];
  const events = [
    ...editions.flatMap((edition) => school.edition(edition)),
    ...sessions.flatMap((session) => school.session(session)),
    ...school.undatedCamps.map((camp) => school.camp(camp)),
    ...holidays.map((holiday) => school.holiday(holiday)),
  ];
  const components = [brusselsTimeZone, ...events.filter((event) => event !== undefined)];
  return ICAL.stringify(allPrintable(["vcalendar", properties, components]));
}

const told = (label: string, said: string) => said && `${label}\u202f: ${said}`;
const bracketed = (said: string | null | undefined) => (said ? ` (${said})` : "");

/** The school's events, each as a jCal `vevent`; undefined where its days or hours are not known. */
class School {
  readonly #calendar: Calendar;
  readonly #siteUrl: string;

  constructor(calendar: Calendar, siteUrl: string) {
    this.#calendar = calendar;
    this.#siteUrl = siteUrl;
  }

  /** Where the page that shows the calendar stands. */
  get #page() {
    return this.#calendar.page?.path ?? "/";
  }

  edition(edition: Edition) {
    return [
      ...edition.months.map((month) => this.#month(edition, month)),
      ...classesOf(edition, this.#calendar.year.holidays).map((classes) => this.#classes(edition, classes)),
      ...edition.months.map((month) => this.#workshop(month)),
    ];
  }

  /** The camps whose days nobody has said yet. */
  get undatedCamps() {
    const { camps, sessions } = this.#calendar.year;
    return camps.filter(
      ({ _id, holiday }) =>
        holiday && !sessions.some(({ campId, firstDay }) => campId === _id && within(firstDay, holiday)),
    );
  }

  #month(edition: Edition, month: Month) {
    const { workshop, block } = month;
    const { tools } = block;
    const entry: Entry = {
      id: month._id,
      summary: `${this.#calendar.settings.name}, mois ${month.rank}\u202f: ${block.title}`,
      description: [
        edition.name,
        this.#text(month.objective),
        told("Projet final", this.#text(block.project)),
        workshop && told("Atelier", `«\u202f${workshop.name}\u202f»${bracketed(workshopTime(workshop))}.`),
        tools.length > 0 && told(agreed(tools.length, "Outil"), `${tools.join(", ")}.`),
      ]
        .filter(Boolean)
        .join("\n"),
      category: "Programme",
      path: block.path,
      from: [edition, month, block],
    };
    return this.#allDay(entry, { start: month.start, end: month.start }, { busy: false });
  }

  #classes(
    edition: Edition,
    { month, weekly, on, hours: said, days, off }: Classes<Month, Edition["classes"][number]>,
  ) {
    const {
      settings,
      year: { holidays },
    } = this.#calendar;
    const hours = parseHours(said);
    const [first] = days;
    const last = days.at(-1);
    if (!hours) console.error(`${edition._id}, ${on.value}: no hours in "${said}"`);
    if (!hours || !first || !last) return undefined;
    const entry: Entry = {
      id: `${(month ?? edition)._id}.${weekly._key}`,
      summary: `${settings.name}\u202f: ${month?.block.title ?? "cours"}`,
      // Beside the classes of another edition, which are these?
      description: [edition.name, month && this.#text(month.objective)].filter(Boolean).join("\n"),
      category: "Cours",
      path: month?.block.path ?? this.#page,
      from: [settings, edition, ...(month ? [month, month.block] : []), ...holidays],
    };
    const between = off.filter((day) => first < day && day < last);
    return this.#timed(entry, first, hours, [
      ["rrule", {}, "recur", { freq: "WEEKLY", count: days.length + between.length }],
      ...between.map((day): Property => ["exdate", inBrussels, "date-time", `${day}T${hours.start}`]),
    ]);
  }

  #workshop(month: Month) {
    const { settings } = this.#calendar;
    if (!month.workshop?.date) return undefined;
    const { name, date, duration, description } = month.workshop;
    const entry: Entry = {
      id: `${month._id}.atelier`,
      summary: `${settings.name}\u202f: atelier «\u202f${name}\u202f»`,
      description: [duration && workshopDurationInWords(duration), this.#text(description)]
        .filter(Boolean)
        .join("\n"),
      category: "Atelier",
      path: this.#page,
      from: [settings, month],
    };
    // The hours of half a day and of an evening are not among the school's facts.
    const hours = duration === "day" && parseHours(settings.facts.workshopHours ?? "");
    return hours
      ? this.#timed(entry, date, hours)
      : this.#allDay(entry, { start: date, end: date }, { busy: true });
  }

  /** An event for each of its days. */
  session(session: Session) {
    const { settings, year } = this.#calendar;
    const camp = year.camps.find(({ _id }) => _id === session.campId);
    const { _id, title, level, description, hours: said, firstDay, lastDay } = session;
    const hours = parseHours(said ?? "");
    return daysOf({ start: firstDay, end: lastDay }).map((day) => {
      const entry: Entry = {
        id: firstDay === lastDay ? _id : `${_id}.${day}`,
        summary: `${settings.name}\u202f: ${title}`,
        description: [level, description && this.#text(description)].filter(Boolean).join("\n"),
        category: sessionKinds.find(({ value }) => value === session.kind)!.title,
        path: this.#page,
        from: [settings, session, ...(camp ? [camp] : [])],
        isCancelled: isCancelled(session),
      };
      return hours
        ? this.#timed(entry, day, hours, [], session.place)
        : this.#allDay(entry, { start: day, end: day }, { busy: true });
    });
  }

  camp(camp: Calendar["year"]["camps"][number]) {
    const { settings } = this.#calendar;
    if (!camp.holiday) return undefined;
    const entry: Entry = {
      id: camp._id,
      summary: `${settings.name}\u202f: ${camp.title}${bracketed(camp.duration)}`,
      description: [
        campFacts({ ...camp, duration: camp.duration && `${camp.duration} pendant cette période` }),
        this.#text(camp.description),
      ]
        .filter(Boolean)
        .join("\n"),
      category: "Stage",
      path: this.#page,
      from: [settings, camp, camp.holiday],
    };
    return this.#allDay(entry, camp.holiday, { busy: false });
  }

  holiday(holiday: Calendar["year"]["holidays"][number]) {
    const entry: Entry = {
      id: holiday._id,
      summary: holiday.name,
      description: "Congé scolaire\u202f: pas de cours.",
      category: "Vacances scolaires",
      path: this.#page,
      from: [holiday],
    };
    return this.#allDay(entry, holiday, { busy: false });
  }

  #text(value: Month["objective"]): string {
    return plainText(value, this.#calendar.settings.facts);
  }

  #timed(
    entry: Entry,
    day: Day,
    hours: { start: Time; end: Time },
    more: Property[] = [],
    place?: string | null,
  ) {
    const { facts, place: school } = this.#calendar.settings;
    const where = place ?? facts["address"] ?? school;
    return this.#event(entry, [
      ["dtstart", inBrussels, "date-time", `${day}T${hours.start}`],
      ["dtend", inBrussels, "date-time", `${day}T${hours.end}`],
      ...more,
      ...(where ? [["location", {}, "text", where] satisfies Property] : []),
    ]);
  }

  #allDay(entry: Entry, { start, end }: Span, { busy }: { busy: boolean }) {
    return this.#event(entry, [
      ["dtstart", {}, "date", start],
      // The day after the last, as the format wants it.
      ["dtend", {}, "date", addDays(end, 1)],
      ["transp", {}, "text", busy ? "OPAQUE" : "TRANSPARENT"],
    ]);
  }

  #event({ id, summary, description, category, path, from, isCancelled: isOff }: Entry, when: Property[]) {
    const revised = newest(from);
    const properties: Property[] = [
      ["uid", {}, "text", `${id}@${new URL(this.#siteUrl).hostname}`],
      // Without a method both are the time of the last revision, and a revision has a greater number; not
      // one that only takes a document away, which who follows the address finds all the same.
      ["dtstamp", {}, "date-time", revised],
      ["last-modified", {}, "date-time", revised],
      ["sequence", {}, "integer", (Date.parse(revised) - Date.parse("2025-01-01T00:00:00Z")) / 1000],
      ["summary", {}, "text", summary],
      ...(description ? [["description", {}, "text", description] satisfies Property] : []),
      ["categories", {}, "text", category],
      ...(isOff ? [["status", {}, "text", "CANCELLED"] satisfies Property] : []),
      // Unlike a text, an address is written as it is: it must hold no line end.
      ["url", {}, "uri", new URL(this.#siteUrl + path).href],
      ...when,
    ];
    return ["vevent", properties, []];
  }
}
