import { expect, test } from "vitest";

import { locationsOf } from "./locations.ts";

const plan = { _type: "plan" };
const pages = [
  { address: "/", document: { _id: "home", _type: "page", name: "Accueil" }, sections: [] },
  { address: "/tarifs", document: { _id: "prices", _type: "page", name: "Tarifs" }, sections: [] },
  { address: "/confirmation?type=school", sections: [] },
];

test("a document is seen where the site says, its own page first, by its name where it has one", () => {
  expect(locationsOf(pages, "/tarifs", plan).locations).toEqual([
    { title: "Tarifs", href: "/tarifs" },
    { title: "Accueil", href: "/" },
    { title: "/confirmation?type=school", href: "/confirmation?type=school" },
  ]);
});

test("a page that waits to be published leads to its preview", () => {
  expect(locationsOf([], "/nouvelle", undefined)).toEqual({
    message: "Pas encore publié : aucune page ne le montre.",
    tone: "caution",
    locations: [{ title: "/nouvelle", href: "/nouvelle" }],
  });
});

test("what no page shows says so", () => {
  expect(locationsOf([], undefined, plan).message).toMatch(
    /^Aucune page ne montre ce document : choisissez-le dans une section/,
  );
  expect(locationsOf([], undefined, undefined).message).toMatch(/^Pas encore publié/);
});

test("until the site has looked at all its pages, or while it is away, nothing is said to be shown nowhere", () => {
  expect(locationsOf([], undefined, plan, false).message).toBe(
    "Le site n’a pas encore dit où ce document est montré.",
  );
  const known = locationsOf(pages, undefined, plan, false);
  expect(known).toMatchObject({ message: "Paraît sur au moins 3 pages", locations: { length: 3 } });
});

test("nothing is to be done about what is at work on no page, or waits; an announcement that gives way can wait for its turn", () => {
  const told = (document: { _type: string; showFrom?: string }) => locationsOf([], undefined, document);
  expect(told({ _type: "faq" })).toEqual({
    message: "L’assistant s’en sert ; aucune page ne la montre.",
    tone: "positive",
  });
  expect(told({ _type: "faq", showFrom: "2099-01-10T08:00:00Z" }).message).toMatch(/Hors de ses heures/);
  const article = { _type: "article", showFrom: "2099-01-10T08:00:00Z" };
  expect(locationsOf([], "/blog/a-venir", article)).toEqual({
    message: "Paraît le 10 janv. 2099, 09:00. Hors de ses heures, aucune page ne le montre.",
    tone: "caution",
    locations: [{ title: "/blog/a-venir", href: "/blog/a-venir" }],
  });
  expect(told({ _type: "announcement" })).toMatchObject({
    message: expect.stringMatching(/^Une autre annonce.*« Disparaît le »/),
    tone: "caution",
  });
});
