import assert from "node:assert/strict";
import { lengthOf, parseHours } from "./hours.ts";

for (const [text, start, end] of [
  ["17h-19h", "17:00:00", "19:00:00"],
  ["9h30 à 16h", "09:30:00", "16:00:00"],
  ["10 h 15 – 12 h", "10:15:00", "12:00:00"],
  ["10:00-12:30", "10:00:00", "12:30:00"],
] as const)
  Deno.test(`hours written ${text} are read`, () => assert.deepEqual(parseHours(text), { start, end }));

for (const text of ["", "à convenir", "17h", "19h-17h", "17h-25h", "9h75-16h", "9h-16h60"])
  Deno.test(`« ${text} » are no hours`, () => assert.equal(parseHours(text), undefined));

for (const [text, length] of [
  ["17h-19h", "PT2H"],
  ["10h-11h30", "PT1H30M"],
  ["12h-12h45", "PT45M"],
] as const)
  Deno.test(`${text} last ${length}`, () => assert.equal(lengthOf(parseHours(text)!), length));
