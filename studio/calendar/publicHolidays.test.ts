import { expect, test } from "vitest";

import { publicHoliday } from "./publicHolidays.ts";

test.each([
  ["2025-11-01", "Toussaint"],
  ["2026-04-06", "Lundi de Pâques"],
  ["2026-05-14", "Ascension"],
  ["2027-05-17", "Lundi de Pentecôte"],
  ["2027-07-21", "Fête nationale"],
  ["2026-04-05", undefined],
])("%s is %s", (day, name) => {
  expect(publicHoliday(day)).toBe(name);
});
