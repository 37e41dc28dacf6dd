import { expect, test } from "vitest";

import { seedDocuments } from "../seed/documents.ts";
import { lostAmounts } from "./lostAmounts.ts";

const seed = seedDocuments();
const plans = seed.filter(({ _type }) => _type === "plan");
const lost = (id: string, change: object) =>
  lostAmounts({ ...plans.find(({ _id }) => _id === id)!, ...change, _id: `drafts.${id}` }, plans, seed);

test("a price that goes shows the sentences that go with it, before it is published", () => {
  const sentences = lost("plan-ecole-mensuel", { price: undefined });
  expect(sentences.length).toBeGreaterThan(0);
  for (const { excerpt } of sentences) expect(excerpt).toContain("[Formule mensuelle]");
  expect(lost("plan-ecole-mensuel", { price: 260 })).toEqual([]);
});

test("a sentence that lacks its price already loses nothing", () => {
  expect(lost("plan-sur-mesure", { name: "Programme sur mesure" })).toEqual([]);
});
