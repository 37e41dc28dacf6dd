import type { SchemaType } from "sanity";

import type { CalendarMeaning } from "../schema/calendarMeaning.ts";
import { isA } from "../schema/isA.ts";

/** A field whose day or hour stands in the calendar. */
export type DatedField = {
  /** Its names from the document down; after a list, those from the item down stand in `ofItem`. */
  path: string[];
  /** In the items of a list: of which type, called what. */
  item?: { type: string; title: string };
  ofItem?: string[];
  /** The title of the object it stands in, within its document. */
  part?: string;
  meaning: CalendarMeaning;
  /** Holds an hour too. */
  timed: boolean;
};

type Parsed = SchemaType & { fields?: { name: string; type: Parsed }[]; of?: Parsed[]; to?: unknown };

/** The dated fields of a type of document, as its schema declares them. */
export function datedFieldsOf(type: SchemaType): DatedField[] {
  return fieldsIn(type, [], []);
}

function fieldsIn(type: Parsed, path: string[], within: string[]): DatedField[] {
  if (type.to || within.includes(type.name)) return [];
  const inside = [...within, type.name];
  return (type.fields ?? []).flatMap(({ name, type: field }) => {
    const here = [...path, name];
    const meaning = meaningOf(field);
    if (meaning) return [{ path: here, meaning, timed: isA(field, "datetime") }];
    const items = (field.of ?? []).flatMap((item) =>
      fieldsIn(item, [], inside)
        .filter(({ ofItem }) => !ofItem)
        .map(({ path: ofItem, ...found }) => ({
          ...found,
          path: here,
          ofItem,
          item: { type: item.name, title: item.title ?? item.name },
        })),
    );
    const parts = fieldsIn(field, here, inside).map((found) => ({ part: field.title, ...found }));
    return [...items, ...parts];
  });
}

function meaningOf(type: SchemaType): CalendarMeaning | undefined {
  return (type.options as { calendar?: CalendarMeaning } | undefined)?.calendar;
}
