import { expect, test } from "vitest";

import { promisedClasses } from "./promisedClasses.ts";

const edition = {
  _id: "edition",
  _type: "edition",
  firstDay: "2026-11-01",
  lastDay: "2026-12-31",
  classes: [{ day: "wednesday", hours: "17h-19h" }],
};
const block = { _id: "block", _type: "programmeBlock", duration: 4 };
const month = (start: string) => ({
  _id: start,
  _type: "monthlyProgramme",
  start,
  edition: { _ref: "edition" },
  block: { _ref: "block" },
});
const noel = { _id: "noel", _type: "holiday", start: "2026-12-21", end: "2027-01-03" };

const today = "2026-11-23";
const told = (...documents: { _id: string; _type: string }[]) =>
  promisedClasses(documents, today).map(({ document, message }) => [document, message]);

test("staff are told of a month that has fewer classes than its block has weeks, whatever takes them", () => {
  const later = { ...edition, firstDay: "2026-11-12" };
  expect(told(later, block, month("2026-11-01"), month("2026-12-01"), noel)).toEqual([
    ["2026-11-01", expect.stringContaining("4\u00a0semaines ; il ne reste que 2 mercredis de cours, congés")],
    ["2026-12-01", expect.stringContaining("il ne reste que 3 mercredis de cours")],
  ]);
});

test("a month is told of once, whatever the days of its classes, and as something to know", () => {
  const classes = [...edition.classes, { day: "saturday", hours: "10h-12h" }];
  const months = [month("2026-11-01"), month("2026-12-01")];
  const found = promisedClasses([{ ...edition, classes }, block, ...months, noel], today);
  expect(found.filter(({ document }) => document === "2026-12-01")).toMatchObject([
    { kind: "notice", found: "3 mercredis et 3 samedis" },
  ]);
});

test("staff are told of an edition without school holidays, before they count its classes", () => {
  const summer = { ...noel, start: "2026-07-01", end: "2026-08-31" };
  expect(told(edition, block, month("2026-11-01"), summer)).toEqual([
    ["edition", expect.stringContaining("n’a rien")],
  ]);
});

test("nothing is said of an edition that is over once there is another, whose holidays may be gone", () => {
  const last = { ...edition, _id: "last", firstDay: "2025-11-01", lastDay: "2026-04-30" };
  const next = { ...edition, _id: "next", firstDay: "2027-11-01", lastDay: "2027-12-31" };
  expect(told(last, block)).toMatchObject([["last", expect.stringContaining("n’a rien")]]);
  expect(told(last, edition, next, block, noel)).toMatchObject([["next", expect.anything()]]);
});

test("nothing is said of an edition that has no dates yet", () => {
  const { firstDay: _, ...begun } = edition;
  expect(told({ _id: "edition", _type: "edition" }, block, noel)).toEqual([]);
  expect(told(begun, block, noel)).toEqual([]);
  const turned = { ...edition, lastDay: "2026-10-31" };
  expect(told(turned, block)).toEqual([]);
});
