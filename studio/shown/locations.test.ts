import { expect, test } from "vitest";

import { locationsOf } from "./locations.ts";

const pages = [
  { address: "/", document: { _id: "home", _type: "page", name: "Accueil" }, sections: [] },
  { address: "/tarifs", document: { _id: "prices", _type: "page", name: "Tarifs" }, sections: [] },
  { address: "/confirmation?type=school", sections: [] },
];

test("a document is seen where the site says, its own page first, by its name where it has one", () => {
  expect(locationsOf(pages, "/tarifs", true).locations).toEqual([
    { title: "Tarifs", href: "/tarifs" },
    { title: "Accueil", href: "/" },
    { title: "/confirmation?type=school", href: "/confirmation?type=school" },
  ]);
});

test("a page that waits to be published leads to its preview", () => {
  expect(locationsOf([], "/nouvelle", false)).toEqual({
    message: "Pas encore publié : aucune page ne le montre.",
    tone: "caution",
    locations: [{ title: "/nouvelle", href: "/nouvelle" }],
  });
});

test("what no page shows says so", () => {
  expect(locationsOf([], undefined, true).message).toMatch(
    /^Aucune page ne montre ce document : choisissez-le dans une section/,
  );
  expect(locationsOf([], undefined, false).message).toMatch(/^Pas encore publié/);
});

test("until the site has looked at all its pages, or while it is away, nothing is said to be shown nowhere", () => {
  expect(locationsOf([], undefined, true, false).message).toBe(
    "Le site n’a pas encore dit où ce document est montré.",
  );
  expect(locationsOf(pages, undefined, true, false).locations).toHaveLength(3);
});
