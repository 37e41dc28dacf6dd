import type { Datum } from "./datum.ts";
import type { Unit } from "./figure.ts";

/** How many of the second make one of the first. */
const exact: [Unit, Unit, number][] = [
  ["heure", "minute", 60],
  ["jour", "heure", 24],
  ["an", "mois", 12],
];

/** The school's facts that last so many of the unit next to this one, with their values in it: « 2 jours » as 48 hours. A day of lessons is no 24 hours. */
export function inUnit(data: Datum[], unit: Unit | undefined): Datum[] {
  return data.flatMap((datum) =>
    exact.flatMap(([larger, smaller, count]) => {
      if (datum.subject !== undefined) return [];
      if (datum.unit === larger && unit === smaller)
        return { ...datum, values: datum.values.map((value) => value * count) };
      if (datum.unit === smaller && unit === larger)
        return { ...datum, values: datum.values.map((value) => value / count) };
      return [];
    }),
  );
}
