import { expect, test } from "vitest";

import { suggestionsFor } from "./suggestions.ts";

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

test("three are enough", () => {
  const faqs = ["a", "b", "c", "d"].map((id) => faq(id, { leads: ["page"] }));
  expect(suggestionsFor(page(), faqs)).toHaveLength(3);
});
