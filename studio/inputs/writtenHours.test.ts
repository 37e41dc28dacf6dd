import { expect, test } from "vitest";

import { readHours, writeHours } from "./writtenHours.ts";

test("hours chosen in a form are written as the site shows them", () => {
  expect(writeHours("17:00", "19:00")).toBe("17h-19h");
  expect(writeHours("09:30", "12:00")).toBe("9h30-12h");
  expect(writeHours("09:30", "")).toBeUndefined();
});

test("hours that are stored are chosen in the form", () => {
  expect(readHours("17h-19h")).toEqual({ start: "17:00", end: "19:00" });
  // The beginning was moved before the end.
  expect(readHours("20h-19h")).toEqual({ start: "20:00", end: "19:00" });
  expect(readHours("de cinq à sept")).toEqual({ start: "", end: "" });
});
