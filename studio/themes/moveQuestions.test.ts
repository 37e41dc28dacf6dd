import { expect, onTestFinished, test } from "vitest";

import { lakeClient } from "../lakeClient.ts";
import { testLake } from "../testLake.ts";
import { moveQuestions, putBack } from "./moveQuestions.ts";

const under = (theme: string) => ({ category: { _type: "reference", _ref: theme } });

async function withQuestions() {
  const lake = await testLake();
  onTestFinished(() => lake.close());
  const client = lakeClient(lake.url, { perspective: "raw" });
  const transaction = client.transaction();
  for (const id of ["prices", "camps"]) transaction.create({ _id: id, _type: "faqCategory", title: id });
  transaction.create({ _id: "cost", _type: "faq", question: "Combien ?", ...under("prices") });
  transaction.create({
    _id: "drafts.cost",
    _type: "faq",
    question: "Combien au juste ?",
    ...under("prices"),
  });
  transaction.create({ _id: "drafts.refund", _type: "faq", question: "Remboursé ?", ...under("prices") });
  transaction.create({ _id: "meal", _type: "faq", question: "Repas ?" });
  transaction.create({ _id: "age", _type: "faq", question: "Quel âge ?", ...under("prices") });
  await transaction.commit();
  const themes = async () =>
    Object.fromEntries(
      (
        await client.fetch<{ _id: string; theme: string | null }[]>(
          '*[_type == "faq"]{ _id, "theme": category._ref }',
        )
      ).map(({ _id, theme }) => [_id, theme]),
    );
  return { client, themes };
}

const moved = ["cost", "refund", "meal"];

test("questions go to another theme together, published ones and their drafts, and the others stay", async () => {
  const { client, themes } = await withQuestions();
  await moveQuestions(client, moved, "camps");
  expect(await themes()).toEqual({
    cost: "camps",
    "drafts.cost": "camps",
    "drafts.refund": "camps",
    meal: "camps",
    age: "prices",
  });
  expect(await client.getDocument("cost")).toMatchObject({ question: "Combien ?" });
});

test("who takes it back finds each where it was, but for what somebody has moved on since", async () => {
  const { client, themes } = await withQuestions();
  const before = await themes();
  const done = await moveQuestions(client, moved, "camps");
  await moveQuestions(client, ["refund"], "");
  await putBack(client, done);
  expect(await themes()).toEqual({ ...before, "drafts.refund": null });
});
