import { expect, test } from "vitest";

import { readDuration, writeDuration } from "./isoDuration.ts";

test("a duration is read into the number and unit it was written from", () => {
  for (const stored of ["P1M", "P14D", "P4W", "P1Y"]) {
    const { count, unit } = readDuration(stored);
    expect(writeDuration(count, unit)).toBe(stored);
  }
});

test("without a whole number of at least one there is no duration", () => {
  expect(readDuration("trois mois")).toEqual({ unit: "M" });
  for (const count of [undefined, 0, -1, 1.5, Number.NaN]) expect(writeDuration(count, "M")).toBeUndefined();
});
