import { expect, test } from "vitest";

import { dateFacts } from "./dateFacts.ts";
import type { Session } from "./year.ts";

const date = (changes: Partial<Session>): Session => ({
  _id: "a",
  _updatedAt: "2026-10-04T08:00:00Z",
  kind: "camp",
  title: "Découvrir l’école",
  firstDay: "2026-12-12",
  lastDay: "2026-12-12",
  hours: "10h-12h",
  place: "Namur",
  enrolment: "open",
  phase: "coming",
  bookable: true,
  ...changes,
});

test("a date that is no camp says of what kind it is, unless its title does", () => {
  expect(dateFacts(date({}))).toBe("10h-12h · Namur");
  expect(dateFacts(date({ kind: "openDay" }))).toBe("Portes ouvertes · 10h-12h · Namur");
  expect(dateFacts(date({ kind: "openDay", title: "Nos portes ouvertes" }))).toBe("10h-12h · Namur");
});
