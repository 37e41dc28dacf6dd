import { expect, test } from "vitest";

import { daysOfMonth, monthAfter, readMonth, weeksOf } from "./month.ts";

test("a month is whole weeks from Monday, over the ends of years and leap days", () => {
  expect(weeksOf("2027-02").map((week) => [week[0], week[6]])).toEqual([
    ["2027-02-01", "2027-02-07"],
    ["2027-02-08", "2027-02-14"],
    ["2027-02-15", "2027-02-21"],
    ["2027-02-22", "2027-02-28"],
  ]);
  expect(weeksOf("2026-11").at(0)?.[0]).toBe("2026-10-26");
  expect(daysOfMonth("2028-02")).toHaveLength(29);
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

test("an address that names no month shows this one", () => {
  expect(readMonth("2026-12")).toBe("2026-12");
  for (const written of ["2026-13", "2026-1", "decembre", "", undefined])
    expect(readMonth(written)).toBeUndefined();
});
