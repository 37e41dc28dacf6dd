import { expect, test } from "vitest";

import { readNumber, writeNumber } from "./writtenNumber.ts";

test.each([
  ["149,50", 149.5],
  ["149.50", 149.5],
  [" 149, ", 149],
  [",5", 0.5],
  ["-3", -3],
  ["−3", -3],
  ["0", 0],
  ["1299,5", 1299.5],
  ["1 299,5", 1299.5],
  ["1\u202F299", 1299],
  ["12\u00A0000\u00A0000", 12_000_000],
])("« %s » is the number %s", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  "",
  "-",
  ",",
  "149 €",
  "cent",
  "1e3",
  "149 50",
  "1.299,50",
  "1,299.50",
  "--1",
  "99999999999999999999",
])("« %s » is no number", (text) => {
  expect(readNumber(text)).toBeUndefined();
});

test("what is stored is written with a comma, and read as what it was", () => {
  expect(writeNumber(149.5)).toBe("149,5");
  expect(writeNumber(undefined)).toBe("");
  for (const stored of [0, -1, 149.5, 1299]) expect(readNumber(writeNumber(stored))).toBe(stored);
});
