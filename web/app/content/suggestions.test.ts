import { expect, test } from "vitest";

import { readContent } from "./content.ts";
import { getQuestionsOn, getSuggestions, suggestionsFor } from "./suggestions.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();

const page = (changes = {}) => ({ id: "page", sections: [], questions: [], audiences: [], ...changes });
const faq = (id: string, changes = {}) => ({
  id,
  question: `${id} ?`,
  audience: null,
  category: null,
  leads: [],
  lists: [],
  ...changes,
});

test("a page of camps offers the questions whose answers list camps or lead to it", () => {
  const faqs = [
    faq("prix", { lists: ["plans"] }),
    faq("stages", { lists: ["camps"] }),
    faq("lieu"),
    faq("repas", { leads: ["other", "page"] }),
  ];
  expect(suggestionsFor(page({ sections: ["heroSection", "campsSection"] }), faqs)).toEqual([
    "stages ?",
    "repas ?",
  ]);
});

test("questions of the themes a page speaks of are offered, those it answers itself are not", () => {
  const shown = page({ questions: [{ id: "a", category: "tarifs" }], audiences: ["jeunes"] });
  const faqs = [
    faq("a", { category: "tarifs", leads: ["page"] }),
    faq("b", { category: "tarifs", audience: "ecoles" }),
    faq("c", { category: "tarifs", audience: "jeunes" }),
    faq("d", { category: "contact", audience: "jeunes" }),
  ];
  expect(suggestionsFor(shown, faqs)).toEqual(["c ?", "b ?"]);
});

test("a theme shown as a whole is one the page speaks of, and its questions are answered there", async () => {
  const to = (_ref: string) => ({ _type: "reference", _ref });
  const asked = (id: string, changes = {}) => ({
    _id: id,
    _type: "faq",
    question: `${id} ?`,
    category: to("prix"),
    answer: [],
    ...changes,
  });
  const lists = { answer: [{ _type: "liveList", of: "plans" }] };
  const client = await lakeOf([
    { _id: "prix", _type: "faqCategory" },
    {
      _id: "page",
      _type: "page",
      path: { current: "/tarifs" },
      sections: [
        { _key: "a", _type: "faqSection", category: to("prix") },
        { _key: "b", _type: "plansSection", plans: [] },
      ],
    },
    asked("combien", lists),
    asked("mois"),
    asked("engagement", { assistantOnly: true }),
    asked("lieux", { category: to("lieu"), ...lists }),
    { _id: "lieu", _type: "faqCategory" },
  ]);
  expect(await getSuggestions(readContent(client), "/tarifs")).toEqual(["lieux\u202f?", "engagement\u202f?"]);
});

test("a plan or a question that says for whom it is in no text costs the page that shows it no suggestion", async () => {
  const to = (_ref: string) => ({ _type: "reference", _ref });
  const lists = [{ _type: "liveList", of: "plans" }];
  const client = await lakeOf([
    {
      _id: "page",
      _type: "page",
      path: { current: "/tarifs" },
      sections: [{ _key: "a", _type: "plansSection", plans: [to("plan")] }],
    },
    { _id: "plan", _type: "plan", audience: 7 },
    { _id: "combien", _type: "faq", question: "Combien ?", answer: lists },
    { _id: "qui", _type: "faq", question: "Pour qui ?", answer: lists, audience: {} },
  ]);
  expect(await getSuggestions(readContent(client), "/tarifs")).toEqual(["Combien\u202f?", "Pour qui\u202f?"]);
});

test("three are enough", () => {
  const faqs = ["a", "b", "c", "d"].map((id) => faq(id, { leads: ["page"] }));
  expect(suggestionsFor(page(), faqs)).toHaveLength(3);
});

test("a block offers the questions whose answers lead to it, but for what the school does not tell", async () => {
  const leading = (to: string) => [
    { _type: "block", markDefs: [{ _type: "link", to: { _type: "reference", _ref: to } }] },
  ];
  const client = await lakeOf([
    { _id: "block-1", _type: "programmeBlock" },
    { _id: "block-2", _type: "programmeBlock" },
    { _id: "faq-a", _type: "faq", question: "Que fait-on ?", answer: leading("block-1") },
    { _id: "faq-b", _type: "faq", question: "Et ensuite ?", answer: leading("block-2") },
    { _id: "faq-c", _type: "faq", question: "Combien de clips ?", answer: leading("block-1"), denial: true },
  ]);
  expect(await getQuestionsOn(readContent(client), "block-1")).toEqual(["Que fait-on\u202f?"]);
});
