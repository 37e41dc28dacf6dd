import { expect, test } from "vitest";

import { proposals } from "./proposals.ts";

const text = (...children: object[]) => [{ _type: "block", children }];
const article = {
  _id: "a",
  _type: "article",
  title: "L’été, à l’école",
  lead: text(
    { text: "Une phrase. Une deuxième à " },
    { _type: "price" },
    { text: " par mois. Une troisième." },
  ),
};
const proposed = (field: string, document: object = article) =>
  proposals[`article.${field}`]?.({ ...document, _id: "a", _type: "article" })?.patches[0];
const slug = (current: string) => ({ path: ["slug"], value: { current } });

test("an address from the title, an excerpt from whole sentences of the lead", () => {
  expect(proposed("slug")).toMatchObject(slug("l-ete-a-l-ecole"));
  expect(proposed("excerpt")).toMatchObject({ path: ["excerpt"], value: "Une phrase." });
});

test("an address from a long title ends with a whole word, where the site can show it", () => {
  const title = "Apprendre à entraîner un petit modèle avec ses propres données ".repeat(5);
  const current =
    "apprendre-a-entrainer-un-petit-modele-avec-ses-propres-donnees-apprendre-a-entrainer-un-petit";
  expect(proposed("slug", { title })).toMatchObject(slug(current));
  expect(proposed("slug", { title: "a".repeat(300) })).toMatchObject(slug("a".repeat(96)));
});

test("nothing is proposed where something stands", () => {
  expect(proposed("slug", { ...article, slug: { current: "ete" } })).toBeUndefined();
  expect(proposed("excerpt", { ...article, excerpt: "Un été." })).toBeUndefined();
});

test("a next price that has come is taken up in « Prix »", () => {
  const taken = (from: string) =>
    proposals["plan.nextPrice"]!({ _id: "a", _type: "plan", price: 149, nextPrice: { amount: 159, from } });
  expect(taken("2026-01-01")).toMatchObject({
    words: "159\u00a0€ dans « Prix »",
    patches: [
      { type: "set", path: ["price"], value: 159 },
      { type: "unset", path: ["nextPrice"] },
    ],
  });
  expect(taken("2999-01-01")).toBeUndefined();
});

test("nothing is proposed from nothing, nor an excerpt that is too long", () => {
  for (const field of ["slug", "excerpt"]) expect(proposed(field, {})).toBeUndefined();
  expect(proposed("slug", { title: "🎉" })).toBeUndefined();
  expect(proposals["page.path"]!({ _id: "a", _type: "page", title: "🎉" })).toBeUndefined();
  expect(proposed("excerpt", { lead: text({ text: `${"a".repeat(300)}.` }) })).toBeUndefined();
});
