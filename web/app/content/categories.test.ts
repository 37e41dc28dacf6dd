import { expect, test } from "vitest";

import { getArticlePage } from "./article.ts";
import { getArticleLists } from "./articleLists.ts";
import { articlesPart, getArticlesPart } from "./sections/articlesSection.ts";
import { getCategory } from "./categories.ts";
import { readContent } from "./content.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();

test("the blog's categories are those of staff, in their order, each with its articles", async () => {
  const category = (id: string, title: string, orderRank: string) => ({
    _id: id,
    _type: "articleCategory",
    title,
    slug: { current: id },
    orderRank,
  });
  const article = (id: string, _ref: string) => ({
    _id: id,
    _type: "article",
    _updatedAt: "2026-01-01T08:00:00Z",
    category: { _type: "reference", _ref },
  });
  const client = await lakeOf([
    category("outils", "Outils d’atelier", "0|b:"),
    category("recits", "Récits", "0|a:"),
    { _id: "begun", _type: "articleCategory", title: "Sans adresse" },
    article("a", "outils"),
    article("b", "outils"),
  ]);
  const content = readContent(client, undefined, new Date());
  const { categories } = await getArticleLists(content);
  expect(categories.map(({ title, path, count }) => [title, path, count])).toEqual([
    ["Récits", "/blog/categorie/recits", 0],
    ["Outils d’atelier", "/blog/categorie/outils", 2],
  ]);
  expect(await getCategory(content, "outils")).toMatchObject({ _id: "outils" });
  expect(await getCategory(content, "jeunes")).toBeNull();
});

test("a category that cannot be read is on no list, and takes none of its articles along", async () => {
  const article = (id: string) => ({
    _id: id,
    _type: "article",
    title: id,
    excerpt: id,
    date: "2026-01-01",
    slug: { current: id },
    category: { _type: "reference", _ref: "recits" },
    lead: [],
    body: [],
  });
  const client = await lakeOf([
    { _id: "recits", _type: "articleCategory", title: 12, slug: { current: "recits" } },
    article("a"),
    article("b"),
  ]);
  const content = readContent(client);
  const listed = await getArticlesPart(content, articlesPart(1));
  expect(listed?.articles.map(({ title, category }) => [title, category])).toEqual([
    ["a", null],
    ["b", null],
  ]);
  expect(listed?.categories).toEqual([]);
  expect((await getArticleLists(content)).categories).toEqual([]);
  expect(await getArticlePage(content, "a")).toMatchObject({
    title: "a",
    category: null,
    others: [{ title: "b" }],
  });
  expect(await getCategory(content, "recits")).toBeNull();
});
