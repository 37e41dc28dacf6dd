import { expect, test } from "vitest";

import { delayTrouble, lateMeans } from "./delayTrouble.ts";

test.each([
  ["24 heures", 24],
  ["24\u00a0h", 24],
  ["2 jours", 48],
  ["2 jours ouvrables", 48],
  ["deux jours", 48],
  ["1 à 2 jours", 48],
  ["24 à 48 heures", 48],
  ["24 h à 48 h", 48],
  ["24 heures, 5 jours sur 7", 24],
  ["24 heures (7 jours sur 7)", 24],
  ["un jour", 24],
  // « jours ouvrables » : a week has five.
  ["Une semaine", 120],
  ["vingt et un jours", 504],
])("who promises %j and counts %i hours is told nothing", (promised, hours) => {
  expect(delayTrouble(promised, hours)).toBeUndefined();
});

test("who promises another delay than is counted is told, with the hours that would be right", () => {
  expect(delayTrouble("48 heures", 24)).toEqual({
    said: "Une demande est en retard ici après 24\u00a0heures, mais « Réglages » promet une réponse sous « 48 heures ».",
    hours: 48,
  });
});

test.each(["dès que possible", "24", "9h à 17h"])(
  "who promises %j is told, and nothing is proposed",
  (promised) => {
    expect(delayTrouble(promised, 24)).toEqual({ said: expect.stringContaining(promised) });
  },
);

test("« En retard » is explained with the delay that counts", () => {
  expect(lateMeans(24)).toBe("Sans réponse après 24\u00a0heures, jours ouvrables seulement");
  expect(lateMeans(1)).toBe("Sans réponse après 1\u00a0heure, jours ouvrables seulement");
});
