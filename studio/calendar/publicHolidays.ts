import { easter } from "date-easter";

import { addDays, type Day } from "./days.ts";

/** Belgium's public holidays that have a date of their own, and those that follow Easter by some days. */
const dated = {
  "01-01": "Nouvel An",
  "05-01": "Fête du Travail",
  "07-21": "Fête nationale",
  "08-15": "Assomption",
  "11-01": "Toussaint",
  "11-11": "Armistice",
  "12-25": "Noël",
};
const afterEaster = [
  [1, "Lundi de Pâques"],
  [39, "Ascension"],
  [50, "Lundi de Pentecôte"],
] as const;

/** The name of the public holiday that a day is, in Belgium; undefined where it is none. */
export function publicHoliday(day: Day): string | undefined {
  const fixed = (dated as Record<string, string>)[day.slice(5)];
  if (fixed) return fixed;
  const { year, month, day: date } = easter(Number(day.slice(0, 4)));
  const sunday = [year, month, date].map((part) => String(part).padStart(2, "0")).join("-");
  return afterEaster.find(([days]) => addDays(sunday, days) === day)?.[1];
}
