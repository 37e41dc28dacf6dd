import { expect, test } from "vitest";

import { strayMonths } from "./strayMonths.ts";

const edition = { _id: "edition", _type: "edition", firstDay: "2027-01-11", lastDay: "2027-06-30" };
const month = (start: string, rank?: number) => ({
  _id: start,
  _type: "monthlyProgramme",
  rank,
  start,
  edition: { _ref: "edition" },
});
const told = (...documents: { _id: string; _type: string }[]) => strayMonths(documents, "2026-11-28");

test("staff are told, on the edition, of months that its days have left behind, before it is published", () => {
  expect(told(edition, month("2025-11-01"), month("2025-12-01"))).toMatchObject([
    {
      document: "edition",
      path: ["firstDay"],
      kind: "disagreement",
      found: "2 mois sur 2, de novembre à décembre 2025",
      message: expect.stringContaining("« Reprendre les mois… » les y ramène"),
    },
  ]);
});

test("staff are told of an edition that now begins in a month before its first", () => {
  expect(told(edition, month("2027-02-08", 1), month("2027-03-01", 2))).toMatchObject([
    {
      path: ["firstDay"],
      found: "le premier commence en février 2027",
      message: "L’édition commence avant ses mois. « Reprendre les mois… » les y ramène, en brouillon.",
    },
  ]);
  expect(told(edition, month("2027-02-08", 2))).toEqual([]);
});

test("nothing is said of months that meet its days, nor of an edition that has none or is over", () => {
  expect(told(edition, month("2027-01-01"), month("2027-06-30"))).toEqual([]);
  expect(told({ _id: "edition", _type: "edition" }, month("2025-11-01"))).toEqual([]);
  const next = { ...edition, _id: "next" };
  const last = { ...edition, firstDay: "2026-01-11", lastDay: "2026-06-30" };
  expect(told(last, next, month("2025-11-01"))).toEqual([]);
});
