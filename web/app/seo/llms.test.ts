import { expect, test } from "vitest";

import { llms } from "./llms.ts";

const site = {
  siteUrl: "https://ecole.example",
  settings: {
    name: "École",
    description: "Une école.",
    contact: { email: "a@ecole.example", place: "Bruxelles" },
  },
};
const article = { path: "/blog/a", title: "A", description: "De A à Z", date: "2026-02-28" };
const outline = { page: [{ path: "/", title: "Accueil" }], programmeBlock: [], article: [article] };
const categories = [{ title: "Jeunes", path: "/blog/categorie/jeunes", count: 2500 }];

test("a model that is told of the latest articles is told where the others are", () => {
  const text = llms(site, { ...outline, articleCount: 10_000 }, categories);
  expect(text).toContain("- [A](https://ecole.example/blog/a.md): De A à Z");
  expect(text).toContain("les plus récents des 10\u202f000\u00a0articles");
  expect(text).toContain(
    "- [Catégorie « Jeunes »](https://ecole.example/blog/categorie/jeunes): 2\u202f500\u00a0articles, 12 par page",
  );
  expect(llms(site, { ...outline, articleCount: 1 }, categories)).not.toContain("plus récents");
});

test("the articles are headed as staff call the page that lists them", () => {
  const text = llms(site, { ...outline, blog: "Carnet", articleCount: 1 }, categories);
  expect(text).toContain("## Carnet\n\n- [A](https://ecole.example/blog/a.md)");
  expect(text).not.toContain("Blog");
});

test("of what there is none nothing is headed", () => {
  expect(llms(site, { ...outline, articleCount: 1 }, categories)).not.toContain("blocs");
  expect(llms(site, { ...outline, article: [], articleCount: 0 }, categories)).toMatch(/\(.*index\.md\)\n$/);
});

test("a block more or less is one of the programme's blocks", () => {
  const programmeBlock = [{ path: "/programme/a", title: "Bloc 1" }];
  expect(llms(site, { ...outline, programmeBlock, articleCount: 1 }, categories)).toContain(
    "## Les blocs du programme\n\n- [Bloc 1](https://ecole.example/programme/a.md)\n",
  );
});

test("whatever staff typed or pasted in a title, its link leads to the page, and nothing of it is a sign", () => {
  const odd = { ...article, title: "IA\u000b [atelier] `1`", description: "<b>De A</b>" };
  expect(llms(site, { ...outline, article: [odd], articleCount: 1 }, categories)).toContain(
    "- [IA \\[atelier\\] \\`1\\`](https://ecole.example/blog/a.md): \\<b\\>De A\\</b\\>\n",
  );
});
