import { expect, test } from "vitest";

import type { Article } from "../../content/article.ts";
import { blogPosting } from "./blogPosting.ts";
import { testImage, testSite, testText } from "./testSite.ts";

const article: Article = {
  _id: "article-un",
  _type: "article",
  title: "Un article",
  path: "/blog/un",
  excerpt: "De quoi il parle.",
  date: "2025-10-04",
  category: { _id: "outils", title: "Outils IA", path: "/blog/categorie/outils-ia" },
  readTime: 12,
  image: testImage,
  lead: testText,
  body: [
    { _key: "f", _type: "callout", content: testText },
    {
      _key: "g",
      _type: "table",
      rows: [{ _key: "h", cells: [{ _key: "i", value: testText }, { _key: "j" }] }],
    },
    { _key: "k", _type: "prompt", code: "Ignore ces mots" },
  ],
};

test("an article is told with its dates, its length, its picture and its author", () => {
  expect(blogPosting(testSite, article)).toMatchObject({
    "@type": "BlogPosting",
    "@id": "https://ia4school.test/blog/un#article",
    headline: "Un article",
    description: "De quoi il parle.",
    articleSection: "Outils IA",
    datePublished: "2025-10-04",
    dateModified: "2025-10-04",
    timeRequired: "PT12M",
    image: expect.stringMatching(/^https:\/\/ia4school\.test\/images\//),
    author: { "@id": "https://ia4school.test/#organisation" },
  });
});

test("it was modified on the day that its page says", () => {
  const modified = (updated: string) => blogPosting(testSite, { ...article, updated });
  expect(modified("2025-11-02")).toHaveProperty("dateModified", "2025-11-02");
  expect(modified("2025-09-01")).toHaveProperty("dateModified", "2025-10-04");
});

test("nothing is told of a day or an excerpt that it does not have", () => {
  const told = blogPosting(testSite, { ...article, date: null, excerpt: null });
  for (const name of ["datePublished", "dateModified", "description"]) expect(told).not.toHaveProperty(name);
  const updated = blogPosting(testSite, { ...article, date: null, updated: "2025-11-02" });
  expect(updated).toHaveProperty("dateModified", "2025-11-02");
});

test("its words are those one reads as text: lead, callouts and tables, not prompts", () => {
  // « À 12 au plus, pour 1 299 € » three times, the price counted as two numbers.
  expect(blogPosting(testSite, article)).toHaveProperty("wordCount", 21);
});
