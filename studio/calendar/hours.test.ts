import { expect, test } from "vitest";

import { lengthOf, parseHours } from "./hours.ts";

test.each([
  ["17h-19h", "17:00:00", "19:00:00"],
  ["9h30 à 16h", "09:30:00", "16:00:00"],
  ["10 h 15 – 12 h", "10:15:00", "12:00:00"],
  ["10:00-12:30", "10:00:00", "12:30:00"],
])("hours written %s are read", (text, start, end) => {
  expect(parseHours(text)).toEqual({ start, end });
});

test.each(["", "à convenir", "17h", "19h-17h", "17h-25h"])("« %s » are no hours", (text) => {
  expect(parseHours(text)).toBeUndefined();
});

test.each([
  ["17h-19h", "PT2H"],
  ["10h-11h30", "PT1H30M"],
  ["12h-12h45", "PT45M"],
])("%s last %s", (text, length) => {
  expect(lengthOf(parseHours(text)!)).toBe(length);
});
