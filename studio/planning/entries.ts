import { getValueAtPath, type Path, type SchemaType } from "sanity";

import { clockIn, dayIn } from "functions/brussels";
import { baseId } from "../baseId.ts";
import { addDays, type Day } from "../calendar/days.ts";
import type { CalendarMeaning } from "../schema/calendarMeaning.ts";
import { type DatedField, datedFieldsOf } from "./datedFields.ts";

/** A date as a document holds it. */
export type Dated = { path: Path; value: string };

/** Something that happens on a day of the calendar, or from one to another. */
export type Entry = {
  key: string;
  /** Of the document, as published, or of the release. */
  id: string;
  type: string;
  title: string;
  /** What it is: « Article », « Invitation · Tarifs », « Atelier · Mois du programme ». */
  kind: string;
  /** What it is a part of, where its title does not say that: of a month, its edition. */
  of?: string;
  /** What changes, as lists of documents say it. */
  detail?: string;
  meaning: CalendarMeaning;
  day: Day;
  /** The last day of what lasts. */
  until?: Day;
  /** The hour, `08:30`, of what has one. */
  time?: string;
  /** The fields it stands in, which move together; none of a release. */
  dates: Dated[];
  /** Where visitors have it: as here, elsewhere until the draft is published (`from` is undefined when nowhere), or not at all. */
  published:
    | { as: "here" }
    | { as: "elsewhere"; from: Day | undefined; until?: Day }
    | { as: "nothing" }
    /** Here, until the draft is published: it no longer has this date. */
    | { as: "removed" };
};

/** A document of the calendar; of a draft, whether anything is published, with dates or without. */
type Found = {
  _id: string;
  _type: string;
  isOnline?: boolean;
  names?: Record<string, unknown>;
  [field: string]: unknown;
};
type Item = { _key: string; _type?: string; title?: string };
type Valued = Dated & { field: DatedField; owner: string; item?: Item };

/** What lasts longer is in the calendar by its first and its last day. */
const longest = 31;
const ends: Partial<Record<CalendarMeaning, CalendarMeaning>> = { starts: "ends", closes: "closedUntil" };

/** What stands in the calendar, the earliest first: as the drafts have it, and where visitors have it. */
export function entriesOf(documents: Found[], types: SchemaType[]): Entry[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const entries = types.flatMap((type) => {
    const fields = datedFieldsOf(type);
    return documents
      .filter(({ _type, _id }) => _type === type.name && !byId.has(`drafts.${_id}`))
      .flatMap((document) => {
        const id = baseId(document._id);
        const published = byId.get(id) ?? (document.isOnline ? { _id: id, _type: type.name } : undefined);
        return entriesIn(document, published, { type, fields, id });
      });
  });
  return inOrder(entries);
}

export const inOrder = (entries: Entry[]): Entry[] =>
  entries.toSorted(
    (a, b) => compare(a.day, b.day) || compare(a.time ?? "", b.time ?? "") || a.title.localeCompare(b.title),
  );

/** The days on which an entry is seen. */
export const seenOn = ({ day, until = day }: Entry, other: Day): boolean => day <= other && other <= until;

type About = { type: SchemaType; fields: DatedField[]; id: string };

function entriesIn(document: Found, published: Found | undefined, about: About): Entry[] {
  const values = about.fields.flatMap((field) => valuesOf(document, field));
  const before = published ? about.fields.flatMap((field) => valuesOf(published, field)) : [];
  const groupsBefore = groupsOf(before, about.fields);
  // A date that a draft no longer has counts until the draft is published.
  const removed = groupsBefore.filter(({ dates }) => !dates.some((date) => values.some(isSameField(date))));
  return [
    ...groupsOf(values, about.fields).map((group) => ({
      ...entryOf(group, document, about),
      published: publishedAs(published, group, groupsBefore),
    })),
    ...removed.map((group) => ({
      ...entryOf(group, published!, about),
      published: { as: "removed" as const },
    })),
  ];
}

function entryOf(
  { first, end, oneDay, dates }: Group,
  document: Found,
  { type, id }: About,
): Omit<Entry, "published"> {
  const { field, item } = first;
  const { title, subtitle, description } = namesIn(document, type);
  return {
    key: `${id} ${JSON.stringify(first.path)}`,
    id,
    type: type.name,
    title: item ? (item.title ?? field.item!.title) : title,
    kind: [item ? field.item!.title : field.part, item ? title : type.title].filter(Boolean).join(" · "),
    ...(description && { of: description }),
    ...(field.meaning === "changes" && subtitle && { detail: subtitle }),
    meaning: field.meaning,
    day: dayOf(first),
    ...(end ? { until: end.value } : oneDay && { until: first.value }),
    ...(field.timed && { time: clockIn(new Date(first.value)) }),
    dates: dates.map(({ path, value }) => ({ path, value })),
  };
}

/** Dates that are one entry, and move together. */
type Group = { first: Valued; end: Valued | undefined; oneDay: boolean; dates: Valued[] };

function groupsOf(values: Valued[], fields: DatedField[]): Group[] {
  return values.flatMap((first): Group[] => {
    const beside = values.filter((other) => other !== first && other.owner === first.owner);
    if (isPartOf(first, beside)) return [];
    const end = endOf(first, beside);
    return [
      {
        first,
        end,
        oneDay: isOneDay(first, beside, fields),
        dates: [first, ...(end ? [end] : []), ...companions(first, beside)],
      },
    ];
  });
}

/** What could have a last day and has none lasts a day. */
function isOneDay({ field, path }: Valued, beside: Valued[], fields: DatedField[]): boolean {
  const end = ends[field.meaning];
  const within = JSON.stringify(path.slice(0, -1));
  const canEnd = fields.some(
    (other) => other.meaning === end && JSON.stringify(other.path.slice(0, -1)) === within,
  );
  return canEnd && beside.every((other) => other.field.meaning !== end);
}

function publishedAs(
  published: Found | undefined,
  { first, dates }: Group,
  groupsBefore: Group[],
): Entry["published"] {
  if (!published) return { as: "nothing" };
  const before = groupsBefore.find((group) => group.dates.some(isSameField(first)));
  if (!before) return { as: "elsewhere", from: undefined };
  const isSame =
    dates.length === before.dates.length &&
    dates.every((date) => date.value === before.dates.find(isSameField(date))?.value);
  if (isSame) return { as: "here" };
  return { as: "elsewhere", from: dayOf(before.first), ...(before.end && { until: before.end.value }) };
}

const isSameField =
  ({ path }: Dated) =>
  (other: Dated): boolean =>
    JSON.stringify(path) === JSON.stringify(other.path);

/** The end of something short is no entry of its own; nor is the day visitors read of what says when it appears. */
function isPartOf(value: Valued, beside: Valued[]): boolean {
  if (value.field.meaning === "dated") return beside.some(({ field }) => field.meaning === "appears");
  return beside.some((other) => endOf(other, [value]) === value);
}

function endOf(value: Valued, beside: Valued[]): Valued | undefined {
  const meaning = ends[value.field.meaning];
  const end = beside.find(({ field }) => field.meaning === meaning && meaning !== undefined);
  const short = end && end.value >= value.value && end.value <= addDays(value.value, longest);
  return short ? end : undefined;
}

/** What appears on the day visitors read keeps to it. */
function companions(value: Valued, beside: Valued[]): Valued[] {
  if (value.field.meaning !== "appears") return [];
  return beside.filter((other) => other.field.meaning === "dated" && other.value === dayOf(value));
}

function dayOf({ field, value }: { field: DatedField; value: string }): Day {
  return field.timed ? dayIn(new Date(value)) : value;
}

function valuesOf(document: Found, field: DatedField): Valued[] {
  const { path: names, ofItem } = field;
  if (!ofItem) return valued(field, names, getValueAtPath(document, names));
  const items = (document[names.join(".")] ?? []) as Item[];
  return items
    .filter(({ _type }) => _type === field.item?.type)
    .flatMap((item) =>
      valued(field, [...names, { _key: item._key }, ...ofItem], getValueAtPath(item, ofItem)).map((found) =>
        Object.assign(found, { item }),
      ),
    );
}

/** Dates of the same object have the same owner. */
function valued(field: DatedField, path: Path, value: unknown): Valued[] {
  return readable(value, field) ? [{ field, path, value, owner: JSON.stringify(path.slice(0, -1)) }] : [];
}

function readable(value: unknown, { timed }: DatedField): value is string {
  if (typeof value !== "string" || Number.isNaN(Date.parse(value))) return false;
  return timed || /^\d{4}-\d\d-\d\d$/.test(value);
}

function namesIn({ names = {} }: Found, { preview, title }: SchemaType) {
  const prepared = preview?.prepare?.(names) ?? names;
  return {
    title: asText(prepared.title) || `${title} sans titre`,
    subtitle: asText(prepared.subtitle),
    description: asText(prepared.description),
  };
}

const asText = (value: unknown) => (typeof value === "string" ? value : undefined);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
