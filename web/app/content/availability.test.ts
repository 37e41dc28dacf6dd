import { expect, test } from "vitest";

import { availability } from "./availability.ts";

test.each([
  [
    { phase: "coming", bookable: true, enrolment: "open", places: 12 },
    "Inscriptions ouvertes · 12\u00a0places",
  ],
  [{ phase: "coming", bookable: true, enrolment: "open", places: 1 }, "Inscriptions ouvertes · 1\u00a0place"],
  [{ phase: "coming", bookable: true, enrolment: "open", places: null }, "Inscriptions ouvertes"],
  [{ phase: "running", bookable: true, enrolment: "few", places: 12 }, "Dernières places"],
  [{ phase: "coming", bookable: false, enrolment: "full" }, "Complet"],
  [{ phase: "coming", bookable: false, enrolment: "closed" }, "Inscriptions à venir"],
  [{ phase: "coming", bookable: false, enrolment: "cancelled", places: 12 }, "Annulé"],
  [{ phase: "running", bookable: false, enrolment: "closed" }, "En cours"],
  [{ phase: "running", bookable: false, enrolment: "few" }, "En cours"],
  [{ phase: "running", bookable: false, enrolment: "begun" }, "En cours"],
  [{ phase: "over", bookable: false, enrolment: "open" }, "Terminé"],
] as const)("what can be joined is said in words: %o", (offered, words) => {
  expect(availability(offered)).toBe(words);
});
