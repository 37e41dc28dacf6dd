import { expect, test } from "vitest";

import { readCount, readDuration, writeDuration } from "./isoDuration.ts";

test("a duration is read into the number and unit it was written from", () => {
  for (const stored of ["P1M", "P14D", "P4W", "P1Y"]) {
    const { count, unit } = readDuration(stored);
    expect(writeDuration(count!, unit)).toBe(stored);
  }
});

test("without a whole number of at least one there is no duration", () => {
  expect(readDuration("trois mois")).toEqual({ unit: "M" });
  for (const text of ["", "0", "-1", "1,5", "trois", "1e3"]) expect(readCount(text)).toBeUndefined();
  expect(readCount(" 12 ")).toBe(12);
});
