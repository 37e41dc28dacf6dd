import { expect, test } from "vitest";

import { addDays } from "../calendar/days.ts";
import type { Entry } from "./entries.ts";
import { placedIn } from "./lanes.ts";

const week = Array.from({ length: 7 }, (_, index) => addDays("2027-04-12", index));
const entry = (title: string, day: string, until?: string) =>
  ({ title, day, ...(until && { until }) }) as Entry;

test("what lasts is one card across its days, parallel groups below one another, and the rest where there is room", () => {
  const placed = placedIn(week, [
    entry("Avant", "2027-04-11"),
    entry("Article", "2027-04-12"),
    entry("Groupe A", "2027-04-12", "2027-04-16"),
    entry("Groupe B", "2027-04-12", "2027-04-16"),
    entry("Vacances", "2027-04-05", "2027-04-13"),
    entry("Portes ouvertes", "2027-04-17"),
  ]);
  expect(placed.map(({ entry, first, span, lane }) => [entry.title, first, span, lane])).toEqual([
    ["Groupe A", 0, 5, 0],
    ["Groupe B", 0, 5, 1],
    ["Vacances", 0, 2, 2],
    ["Article", 0, 1, 3],
    ["Portes ouvertes", 5, 1, 0],
  ]);
});
