import { expect, test } from "vitest";

import { getArticlePage } from "./article.ts";
import { readContent } from "./content.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();

test("an article leads back to the blog as staff call it, and nowhere while there is none", async () => {
  const article = {
    _id: "a",
    _type: "article",
    _updatedAt: "2026-01-01T08:00:00Z",
    title: "A",
    excerpt: "A",
    date: "2026-01-01",
    category: { _type: "reference", _ref: "tools" },
    slug: { current: "a" },
    lead: [],
    body: [],
  };
  const category = { _id: "tools", _type: "articleCategory", title: "Outils", slug: { current: "outils" } };
  const trail = async (...documents: { _id: string; _type: string }[]) => {
    const content = readContent(await lakeOf([category, article, ...documents]));
    return (await getArticlePage(content, "a"))?.trail;
  };
  const blog = { _id: "blog", _type: "page", title: "Carnet", path: { current: "/blog" } };
  expect(await trail(blog)).toEqual([{ label: "Carnet", href: "/blog" }]);
  expect(await trail()).toEqual([]);
});
