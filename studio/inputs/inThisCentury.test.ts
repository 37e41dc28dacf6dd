import { expect, test } from "vitest";

import { inThisCentury } from "./inThisCentury.ts";

test.each([
  ["25-11-26", "2025-11-26"],
  ["0027-01-05", "2027-01-05"],
  ["1927-01-05", "2027-01-05"],
  ["2026-11-25", "2026-11-25"],
  ["1998-11-25", "1998-11-25"],
  ["1926-12-03T08:00:00.000Z", "2026-12-03T07:00:00.000Z"],
  ["1927-07-01T07:00:00.000Z", "2027-07-01T06:00:00.000Z"],
  ["2026-12-03T07:00:00.000Z", "2026-12-03T07:00:00.000Z"],
  ["no day", "no day"],
])("%s is meant to be %s", (written, meant) => {
  expect(inThisCentury(written)).toBe(meant);
});
