import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import { usersGroq, usersOf } from "./usersOf.ts";

const mentioning = (_id: string, ref = "plan") => ({
  _id,
  _type: "faq",
  answer: [{ _type: "price", plan: { _type: "reference", _ref: ref } }],
});

test("what uses a document is told once, be it published, a draft or both, and not the document itself; where a release alone does, with which", async () => {
  const dataset = [
    mentioning("plan"),
    mentioning("drafts.plan"),
    mentioning("both"),
    mentioning("drafts.both"),
    mentioning("drafts.begun"),
    mentioning("versions.autumn.planned"),
    mentioning("versions.autumn.both"),
    mentioning("other", "plan-b"),
    { _id: "exception", _type: "exception", documents: [{ _type: "reference", _ref: "plan", _weak: true }] },
  ];
  const found = await (await evaluate(parse(usersGroq), { dataset, params: { id: "plan" } })).get();
  expect(usersOf("plan", found)).toEqual([
    { id: "both", type: "faq" },
    { id: "begun", type: "faq" },
    { id: "planned", type: "faq", release: "autumn" },
  ]);
});
