import { expect, test } from "vitest";

import { getAddressed } from "./addressed.ts";
import { getArticlePage } from "./article.ts";
import { readContent } from "./content.ts";
import { getFeed } from "./feed.ts";
import { getLastChanges } from "./lastChanges.ts";
import { getOutline } from "./outline.ts";
import { articlesPart, getArticlesPart } from "./sections/articlesSection.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();

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
const blog = { _id: "blog", _type: "page", title: "Carnet", path: { current: "/blog" } };

test("an article leads back to the blog as staff call it, and nowhere while there is none", async () => {
  const trail = async (...documents: { _id: string; _type: string }[]) => {
    const content = readContent(await lakeOf([category, article, ...documents]));
    return (await getArticlePage(content, "a"))?.trail;
  };
  expect(await trail(blog)).toEqual([{ label: "Carnet", href: "/blog" }]);
  const gone = { ...blog, showUntil: "2026-01-01T08:00:00Z" };
  expect(await trail(gone)).toEqual([]);
  expect(await trail()).toEqual([]);
});

test("an article is not made again for each page that is published, but for the blog’s", async () => {
  const prices = { _id: "prices", _type: "page", title: "Tarifs", path: { current: "/tarifs" } };
  const client = await lakeOf([category, article, blog, prices]);
  const content = readContent(client);
  await getArticlePage(content, "a");
  const heard: boolean[] = [];
  const { promise: welcome, resolve } = Promise.withResolvers<void>();
  const stream = client.live.events().subscribe((event) => {
    if (event.type === "welcome") resolve();
    if (event.type === "message") heard.push(event.tags.some((tag) => content.reading.tags.includes(tag)));
  });
  await welcome;
  for (const { _id } of [prices, blog]) await client.patch(_id).set({ title: "Autre titre" }).commit();
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard).toEqual([false, true]);
  stream.unsubscribe();
});

test.each([
  ["numbers", { date: 20260101, excerpt: 7, readTime: -3, lead: 7, body: 7, related: 7, seo: 7 }],
  ["objects", { date: {}, excerpt: {}, readTime: {}, lead: {}, body: {}, related: {}, seo: {} }],
  [
    "texts that are none of theirs",
    { date: "2026-02-31", readTime: "cinq", body: "Bonjour", seo: "Bonjour" },
  ],
  ["nothing", { date: null, excerpt: null, readTime: null, lead: null, body: null }],
])(
  "an article that an import gave %s stands without what cannot be read, also wherever articles are listed",
  async (_, odd) => {
    const other = { ...article, _id: "b", title: "B", slug: { current: "b" } };
    const content = readContent(await lakeOf([category, { ...article, ...odd }, other]));
    const read = { title: "A", date: null, readTime: 1, lead: [], body: [] };
    expect(await getArticlePage(content, "a")).toMatchObject(read);
    expect((await getArticlePage(content, "b"))?.others).toMatchObject([
      { title: "A", date: null, readTime: 1 },
    ]);
    expect((await getFeed(content))?.articles).toContainEqual(expect.objectContaining(read));
    const list = await getArticlesPart(content, articlesPart(1));
    expect(list?.articles).toContainEqual(expect.objectContaining({ title: "A", date: null, readTime: 1 }));
    expect(list?.recent).toHaveLength(2);
    const at = expect.objectContaining({ path: "/blog/a" });
    expect((await getOutline(content, 10)).article).toContainEqual(at);
    expect(await getAddressed(content)).toContainEqual(at);
    expect(await getLastChanges(content, 0, 10)).toContainEqual(at);
  },
);
