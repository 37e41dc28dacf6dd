import { expect, test } from "vitest";

import { checkCoherence } from "./checkCoherence.ts";

const edition = { _id: "edition-a", _type: "edition", firstDay: "2025-11-01", lastDay: "2026-04-30" };
const next = { ...edition, _id: "edition-b", firstDay: "2026-11-02", lastDay: "2027-04-30" };
const children = [{ _type: "span", text: "Les cours vont de novembre\u00a02025 à avril 2026." }];
const article = {
  _id: "article-a",
  _type: "article",
  title: "Apprendre",
  body: [{ _type: "block", _key: "b", children }],
};

/** What staff are told of these texts on a day, beside what they are told of the editions themselves. */
const told = (today: string, ...documents: object[]) =>
  checkCoherence(documents as (typeof edition)[], today)
    .findings.filter(({ type }) => type !== "edition")
    .map(({ document, path, found }) => [document, path, found]);

test("staff are told of the months of an edition that is over, where a text still says them", () => {
  const path = ["body", { _key: "b" }];
  expect(told("2026-04-30", edition, article)).toEqual([]);
  expect(told("2026-05-01", edition, article, next)).toEqual([
    ["article-a", path, "novembre\u00a02025"],
    ["article-a", path, "avril 2026"],
  ]);
});

test("a sentence that speaks of the past is told of too, and staff are told to accept it", () => {
  const past = { ...article, body: undefined, title: "La première édition a eu lieu en novembre 2025" };
  const { findings } = checkCoherence([edition, next, past] as (typeof edition)[], "2026-06-01");
  expect(findings.find(({ document }) => document === "article-a")?.message).toMatch(
    /Insérez la donnée « Édition dont on parle », .* ; si la phrase parle du passé, acceptez-la\.$/,
  );
});

test("neither a day of those months is meant, nor a month in which another edition goes on", () => {
  const dated = { ...article, body: undefined, title: "Le 7 novembre 2025, et novembre 2024" };
  expect(told("2026-06-01", edition, dated)).toEqual([]);
  expect(told("2026-06-01", edition, article, { ...next, firstDay: "2025-09-01" })).toEqual([]);
});
