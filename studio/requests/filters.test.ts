import { expect, test } from "vitest";

import { filtersOf, paramsOf } from "./filters.ts";
import { patternsOf } from "./readRequests.ts";

test("what the address says comes back as the same address; what it cannot say is left out", () => {
  expect(filtersOf()).toEqual({ etat: "open" });
  expect(paramsOf(filtersOf())).toEqual([]);
  const params: [string, string][] = [
    ["etat", "answered"],
    ["profil", "company"],
    ["jours", "30"],
    ["retard", "1"],
  ];
  expect(paramsOf(filtersOf(params))).toEqual(params);
  expect(
    filtersOf([
      ["etat", "nobody"],
      ["jours", "-1"],
      ["code", "abc"],
    ]),
  ).toEqual({ etat: "open" });
});

test("words are searched without accents or capitals, and what stands for anything in SQL for itself", () => {
  expect(patternsOf(" Amélie  L’Été ")).toEqual(["%amelie%", "%l'ete%"]);
  expect(patternsOf(String.raw`100% a_b c\d e*f`)).toEqual([
    String.raw`%100\%%`,
    String.raw`%a\_b%`,
    String.raw`%c\\d%`,
    "%e_f%",
  ]);
});
