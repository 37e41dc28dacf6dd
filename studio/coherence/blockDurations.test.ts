import { expect, test } from "vitest";

import { checkCoherence } from "./checkCoherence.ts";

/** What « Cohérence » says of a block of four weeks where the settings say this of each. */
const told = (blockDuration: string, duration: unknown = 4) =>
  checkCoherence([
    { _id: "settings", _type: "settings", facts: { blockDuration } },
    { _id: "block-1", _type: "programmeBlock", title: "Découverte", duration },
  ]).findings.map(({ document, path, found, message }) => ({ document, path, found, message }));

test("staff are told of a block that lasts otherwise than the settings say", () => {
  expect(told("5\u00a0semaines")).toEqual([
    {
      document: "block-1",
      path: ["duration"],
      found: "4\u00a0semaines",
      message: "Les réglages disent autre chose. Durée d’un bloc : 5\u00a0semaines.",
    },
  ]);
  expect(told("4 semaines")).toEqual([]);
});

test("where the settings say it otherwise than in weeks, or a block says nothing, there is nothing to hold against", () => {
  for (const fact of ["un mois", "4 à 5 semaines", ""]) expect(told(fact)).toEqual([]);
  expect(told("5 semaines", null)).toEqual([]);
});
