import { momentOf } from "functions/brussels";
import { expect, test } from "vitest";

import { getArticlePage } from "./article.ts";
import { readContent } from "./content.ts";
import { getBlockNextStep } from "./nextStep.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();

const category = (id: string) => ({
  _id: id,
  _type: "articleCategory",
  title: id,
  slug: { current: id },
});

test("after a block stands the lowest price of what is followed in an edition, whatever else costs less", async () => {
  const plan = { _type: "plan", audience: "jeunes", kind: "plan" };
  const client = await lakeOf([
    { ...plan, _id: "trial", name: "Séance d’essai", price: 15 },
    { ...plan, _id: "half", name: "Six mois", price: 780, followsEdition: true },
    { ...plan, _id: "month", name: "Au mois", price: 149, followsEdition: true },
  ]);
  const next = await getBlockNextStep(readContent(client, undefined, new Date()), "block-1");
  expect(next?.offer).toMatchObject({ _id: "month", price: 149 });
});

test("a block's lowest price is another plan's from the day on which that one costs less", async () => {
  const plan = { _type: "plan", kind: "plan", followsEdition: true };
  const client = await lakeOf([
    { ...plan, _id: "now", name: "Au mois", price: 95 },
    { ...plan, _id: "soon", name: "À l’année", price: 100, nextPrice: { amount: 90, from: "2027-03-01" } },
  ]);
  const day = momentOf("2027-03-01");
  const at = async (moment: Date) => {
    const content = readContent(client, undefined, moment);
    const next = await getBlockNextStep(content, "block-1");
    return { offer: next?.offer?._id, until: content.reading.until };
  };
  expect(await at(new Date(day.getTime() - 1))).toEqual({ offer: "now", until: day.getTime() });
  expect(await at(day)).toEqual({ offer: "soon", until: Infinity });
});

test("after the only article of its category stand the latest of the others", async () => {
  const article = (id: string, date: string, category: string) => ({
    _id: id,
    _type: "article",
    _updatedAt: "2026-01-01T08:00:00Z",
    title: id,
    excerpt: id,
    date,
    category: { _type: "reference", _ref: category },
    slug: { current: id },
    lead: [],
    body: [],
  });
  const client = await lakeOf([
    category("tools"),
    category("teens"),
    article("news", "2026-03-01", "tools"),
    article("old", "2024-01-01", "tools"),
    article("alone", "2025-01-01", "teens"),
  ]);
  const after = async (slug: string) => {
    const page = await getArticlePage(readContent(client, undefined, new Date()), slug);
    return page?.others.map(({ _id }) => _id);
  };
  expect(await after("alone")).toEqual(["news", "old"]);
  expect(await after("news")).toEqual(["old"]);
});

test("after a block stand the articles that speak of it, then those whose offer is followed in an edition, then the latest", async () => {
  const article = (id: string, date: string, more: object = {}) => ({
    _id: id,
    _type: "article",
    title: id,
    date,
    category: { _type: "reference", _ref: "tools" },
    slug: { current: id },
    ...more,
  });
  const offering = (_ref: string) => ({ plan: { _type: "reference", _ref } });
  const client = await lakeOf([
    category("tools"),
    { _id: "plan-year", _type: "plan", kind: "plan", name: "Six mois", price: 780, followsEdition: true },
    { _id: "plan-team", _type: "plan", kind: "plan", name: "Équipe", price: 2990 },
    { _id: "block-1", _type: "programmeBlock", title: "Images" },
    article("office", "2026-03-01", offering("plan-team")),
    article("news", "2026-02-01"),
    article("teens", "2025-02-01", offering("plan-year")),
    article("images", "2024-01-01", { related: [{ _key: "a", _type: "reference", _ref: "block-1" }] }),
  ]);
  const next = await getBlockNextStep(readContent(client, undefined, new Date()), "block-1");
  expect(next?.articles.map(({ _id }) => _id)).toEqual(["images", "teens", "office"]);
});
