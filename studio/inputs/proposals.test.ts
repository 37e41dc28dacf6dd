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
  proposals[`article.${field}`]?.({ ...document, _id: "a", _type: "article" })?.value;

test("an address from the title, an excerpt from whole sentences of the lead", () => {
  expect(proposed("slug")).toEqual({ _type: "slug", current: "l-ete-a-l-ecole" });
  expect(proposed("excerpt")).toBe("Une phrase.");
});

test("an address from a long title ends with a whole word, where the site can show it", () => {
  const title = "Apprendre à entraîner un petit modèle avec ses propres données ".repeat(5);
  const current =
    "apprendre-a-entrainer-un-petit-modele-avec-ses-propres-donnees-apprendre-a-entrainer-un-petit";
  expect(proposed("slug", { title })).toEqual({ _type: "slug", current });
  expect(proposed("slug", { title: "a".repeat(300) })).toEqual({ _type: "slug", current: "a".repeat(96) });
});

test("nothing is proposed from nothing, nor an excerpt that is too long", () => {
  for (const field of ["slug", "excerpt"]) expect(proposed(field, {})).toBeUndefined();
  expect(proposed("excerpt", { lead: text({ text: `${"a".repeat(300)}.` }) })).toBeUndefined();
});
