import { expect, test } from "vitest";

import { checkCoherence } from "./checkCoherence.ts";

const denial = {
  _id: "faq-robots",
  _type: "faq",
  question: "Fait-on de la robotique en stage ?",
  denial: true,
  _updatedAt: "2026-03-02T09:00:00Z",
};
const camp = (title: string, day: string) => ({
  _id: title,
  _type: "camp",
  title,
  _createdAt: `${day}T09:00:00Z`,
});
const told = (faq: object, ...camps: ReturnType<typeof camp>[]) =>
  checkCoherence([{ ...denial, ...faq }, ...camps]).findings.map(({ document, path, found }) => [
    document,
    path[0],
    found,
  ]);
const older = camp("Stage d’hiver", "2026-01-05");
const robots = camp("Stage robots", "2026-04-01");

test("staff are told of a camp that a question says there is none of", () => {
  expect(told({}, older, robots)).toEqual([["faq-robots", "denial", "Stage robots"]]);
});

test("what says nothing of it, or was there when the question was last touched, or answers by itself, is left", () => {
  expect(told({}, older, camp("Stage d’été", "2026-04-01"))).toEqual([]);
  expect(told({}, older, camp("Stage robots", "2026-02-01"))).toEqual([]);
  expect(told({ denial: false }, older, robots)).toEqual([]);
  expect(told({ otherwise: [{ _type: "block" }] }, older, robots)).toEqual([]);
});

test("what is called by a word that several questions ask with is no subject of its own", () => {
  const press = { ...denial, question: "Avez-vous un dossier pour les journalistes ?" };
  const open = camp("Journée portes ouvertes", "2026-04-01");
  const asked = ["À quelle heure finit une journée de stage ?", "Que mange-t-on ces journées-là ?"];
  const [first, ...more] = asked.map((question, at) => ({ _id: `faq-${at}`, _type: "faq", question }));
  const found = (...others: typeof more) =>
    checkCoherence([press, open, first!, ...others]).findings.map(({ document }) => document);
  expect(found()).toEqual(["faq-robots"]);
  expect(found(...more)).toEqual([]);
});

test("a date called so is told of like a camp until it is over, for the assistant knows it by its title", () => {
  const held = (firstDay: string, title?: string) => ({
    ...camp("Atelier robots", "2026-04-01"),
    _type: "session",
    title,
    firstDay,
  });
  const found = (date: ReturnType<typeof held>) =>
    checkCoherence([denial, date], "2026-05-01").findings.map(({ found }) => found);
  expect(found(held("2026-05-01", "Atelier robots"))).toEqual(["Atelier robots"]);
  expect(found(held("2026-04-30", "Atelier robots"))).toEqual([]);
  expect(found(held("2026-05-01"))).toEqual([]);
});
