import { expect, test } from "vitest";

import { isMeant, spanProblem } from "./days.ts";

test.each([
  ["2026-11-30", true],
  ["2199-12-31", true],
  ["2026-99-99", false],
  ["2026-02-30", false],
  ["2028-02-29", true],
  ["2027-02-29", false],
  ["0202-11-30", false],
  // As a browser takes it, a fifth figure typed in the year.
  ["20266-11-30", false],
  ["", false],
])("whether %j is a day that somebody means: %j", (day, meant) => {
  expect(isMeant(day)).toBe(meant);
  expect(spanProblem({ start: "2026-11-01", end: day }) === undefined).toBe(meant && day < "2029");
});
