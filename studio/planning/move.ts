import type { Path } from "sanity";

import { clockIn, dayIn, momentOf } from "functions/brussels";
import { addDays, type Day } from "../calendar/days.ts";
import type { Entry } from "./entries.ts";

export type Change = { path: Path; from: string; to: string };

/** Another place in the calendar; the hour stays what it is unless another one is given. */
export type Place = { day: Day; time?: string };

/** Where an entry goes when one of its days, by which it is held, is put on another. */
export const putDown = (entry: Entry, held: Day, on: Day): Place => ({
  day: addDays(entry.day, daysBetween(held, on)),
});

/** What is written so that an entry is there: each of its dates as many days later; on the same hour in Brussels, summer or winter. */
export function changesTo(entry: Entry, { day, time }: Place): Change[] {
  const days = daysBetween(entry.day, day);
  return entry.dates
    .map(({ path, value }, index) => ({
      path,
      from: value,
      to: value.includes("T") ? later(value, days, index === 0 ? time : undefined) : addDays(value, days),
    }))
    .filter(({ from, to }) => from !== to);
}

/** The entry as it will be, to be shown while it is written. */
export function moved(entry: Entry, { day, time }: Place): Entry {
  const changes = new Map(changesTo(entry, { day, time }).map(({ path, to }) => [JSON.stringify(path), to]));
  const days = daysBetween(entry.day, day);
  return {
    ...entry,
    day,
    ...(entry.until && { until: addDays(entry.until, days) }),
    ...(entry.time && { time: time ?? entry.time }),
    dates: entry.dates.map(({ path, value }) => ({
      path,
      value: changes.get(JSON.stringify(path)) ?? value,
    })),
  };
}

const daysBetween = (first: Day, other: Day) => (Date.parse(other) - Date.parse(first)) / 86_400_000;

function later(value: string, days: number, time?: string): string {
  const moment = new Date(value);
  return momentOf(addDays(dayIn(moment), days), `${time ?? clockIn(moment)}:00`).toISOString();
}
