import { expect, test } from "vitest";

import { filtersOf, narrows, paramsOf } from "./filters.ts";
import { overAt, partsOf, patternsOf, phoneDigits } from "./readRequests.ts";

test("what the address says comes back as the same address; what it cannot say is left out", () => {
  expect(filtersOf()).toEqual({ etat: "open" });
  expect(paramsOf(filtersOf())).toEqual([]);
  const params: [string, string][] = [
    ["etat", "answered"],
    ["profil", "company"],
    ["jours", "30"],
    ["du", "2025-09-01"],
    ["au", "2026-06-30"],
    ["sujet", "Stage d’été, prochaine date"],
    ["retard", "1"],
    ["ordre", "anciennes"],
  ];
  expect(paramsOf(filtersOf(params))).toEqual(params);
  expect(filtersOf([["etat", "unjudged"]])).toEqual({ etat: "unjudged" });
  // Its day is emptied while another is typed in its place.
  expect(paramsOf(filtersOf([["du", ""]]))).toEqual([["du", ""]]);
  expect(narrows(filtersOf([["du", ""]]))).toBe(false);
  expect(
    filtersOf([
      ["etat", "nobody"],
      ["jours", "-1"],
      ["du", "hier"],
      ["code", "abc"],
    ]),
  ).toEqual({ etat: "open", du: "" });
});

test("what is asked until a day is asked until its midnight in Brussels; no request is later than a year that is a slip", () => {
  expect(["2026-06-30", "9999-12-31", "", undefined].map(overAt)).toEqual([
    "2026-06-30T22:00:00.000Z",
    undefined,
    undefined,
    undefined,
  ]);
});

test("words are searched without accents or capitals, and what stands for anything in SQL for itself", () => {
  expect(patternsOf(" Amélie  L’Été ")).toEqual(["%amelie%", "%l'ete%"]);
  expect(patternsOf("Sœur")).toEqual(patternsOf("soeur"));
  expect(patternsOf(String.raw`100% a_b c\d e*f`)).toEqual([
    String.raw`%100\%%`,
    String.raw`%a\_b%`,
    String.raw`%c\\d%`,
    "%e_f%",
  ]);
});

test.each([
  ["0470/12.34.56", "470123456"],
  ["+32 470 12 34 56", "470123456"],
  ["+32 (0)470-12-34-56", "470123456"],
  ["0032470123456", "470123456"],
  ["12.34.56", "123456"],
  ["(02) 123 45 67", "21234567"],
  ["Amélie 0470", undefined],
  ["12 heures", undefined],
  ["00", "0"],
  ["0", undefined],
  ["", undefined],
])("a telephone typed %j is searched by its digits: %j", (words, digits) => {
  expect(phoneDigits(words)).toBe(digits);
});

test("all requests that are named are asked for, a hundred together, in the order of the list", () => {
  const ids = Array.from({ length: 250 }, (_, index) => `id-${index}`);
  const newest = partsOf(ids, filtersOf());
  expect(newest.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(newest.flat()).toEqual(ids);
  expect(partsOf(ids, filtersOf([["ordre", "anciennes"]])).flat()).toEqual(ids.toReversed());
  expect(partsOf([], filtersOf())).toEqual([]);
});
