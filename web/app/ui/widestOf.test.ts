import { expect, test } from "vitest";

import { widestOf } from "./widestOf.ts";

const emsOf = (...texts: string[]) => Number(/[\d.]+/.exec(widestOf(texts)));

/** In ems, as a browser measures them. */
test.each([
  ["#1", 1.17],
  ["85%", 2.1],
  ["4.9/5", 2.26],
  ["2 500+", 3.03],
  ["1\u202f299\u00a0€", 3.66],
  ["12 500 €", 4.02],
  ["sur devis", 4.15],
  ["1\u202f299,50\u00a0€", 5.08],
  ["GRATUIT", 3.98],
  ["24h/24", 3.28],
  ["+ de 500", 3.78],
  ["99,9 %", 3.07],
])("« %s » has the room it takes, and not twice that", (text, measured) => {
  expect(emsOf(text)).toBeGreaterThanOrEqual(measured);
  expect(emsOf(text)).toBeLessThan(measured * 2);
});

test("figures side by side have one size, that of the widest", () => {
  expect(emsOf("4", "12 500 €", "85%")).toBe(emsOf("12 500 €"));
});

test("words among figures take several lines rather than make the figures small", () => {
  expect(emsOf("Une classe entière de trente élèves", "85%")).toBe(10);
});
