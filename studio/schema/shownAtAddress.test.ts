import { expect, test } from "vitest";

import { validate } from "../seed/validate.ts";

/** What staff read under the address of a document. */
async function told(_type: string, fields: object) {
  const remarks = await validate([{ _id: "essai", _type, ...fields }]);
  return remarks.filter(({ field }) => /^(path|slug)$/.test(field)).map(({ message }) => message);
}

test("staff who give a document an address the site cannot show it at are told why", async () => {
  expect(await told("article", { slug: { current: "l-ia-à l’école" } })).toEqual([
    "Une adresse n’a que des minuscules sans accent, des chiffres et des tirets. Essayez l-ia-a-l-ecole.",
  ]);
  expect(await told("programmeBlock", { slug: { current: "bloc/1" } })).toEqual([
    "Cette adresse ne prend pas de /. Essayez bloc-1.",
  ]);
  expect(await told("page", { path: { current: "tarifs" } })).toEqual([
    "Une adresse commence par /. Essayez /tarifs.",
  ]);
  expect(await told("page", { path: { current: "/blog/tarifs" } })).toEqual([
    "Les adresses sous /blog/ sont celles d’un autre type de document.",
  ]);
});

test("an address too long for a file is refused, and a shorter one proposed", async () => {
  expect(await told("article", { slug: { current: "l-ecole-en-".repeat(20) } })).toEqual([
    `Cette adresse est trop longue : 96 caractères au plus entre deux /. Essayez ${"l-ecole-en-".repeat(8)}l-ecole.`,
  ]);
});

test("an address the site can have is taken as it is", async () => {
  expect(await told("article", { slug: { current: "l-ia-a-l-ecole" } })).toEqual([]);
  expect(await told("page", { path: { current: "/" } })).toEqual([]);
  expect(await told("page", { path: { current: "/stages/noel" } })).toEqual([]);
});

test("an address that another document has is said to be taken once", async () => {
  const pages = ["ici", "la"].map((_id) => ({ _id, _type: "page", path: { current: "/stages" } }));
  const remarks = await validate(pages, pages.slice(0, 1));
  expect(remarks.filter(({ field }) => field === "path").map(({ message }) => message)).toEqual([
    "Slug is already in use",
  ]);
});

test("a document without an address is said to need one", async () => {
  expect(await told("article", {})).toEqual(["Required"]);
});
