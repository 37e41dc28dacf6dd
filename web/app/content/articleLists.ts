import { z } from "zod";

import { allCategories, categoryFields, categoryShape } from "./categories.ts";
import type { Content } from "./content.ts";
import { listOf } from "./listOf.ts";
import { isShown } from "./shown.ts";

/** A list of articles at an address, and how many it has. */
export type ArticleList = { path: string; count: number };

const all = /* groq */ `_type == "article" && ${isShown}`;
const ofCategory = /* groq */ `${all} && category._ref == ^._id`;
const isListing = /* groq */ `_type == "page" && ${isShown} && defined(path.current) && "articlesSection" in sections[]._type`;

const listsQuery = /* groq */ `{
  "pages": *[${isListing}]{ "path": path.current },
  "count": count(*[${all}]),
  "categories": ${allCategories}{ ${categoryFields}, "count": count(*[${ofCategory}]) }
}`;

const listsShape = z.object({
  pages: listOf(z.object({ path: z.string() })),
  count: z.number(),
  categories: listOf(z.object({ count: z.number() }).extend(categoryShape.shape)),
});

/** The pages that list all articles, and the categories of the blog, in one query. */
export async function getArticleLists(content: Content) {
  const found = await content.get(listsQuery, {}, listsShape);
  if (!found) throw new Error("The lake says nothing of the lists of articles");
  const { pages, count, categories } = found;
  return {
    pages: pages.map(({ path }): ArticleList => ({ path, count })),
    categories: categories.map(({ title, path, count }) => ({ title, path, count })),
  };
}

// Any change of an article changes the answer: it is asked apart from how long the lists are.
const changesQuery = /* groq */ `{
  "blog": *[_type == "page" && path.current == "/blog"][0]._updatedAt,
  "categories": ${allCategories}{ ${categoryFields},
    "lastChange": *[${ofCategory}] | order(_updatedAt desc)[0]._updatedAt
  }
}`;

const changesShape = z.object({
  blog: z.string().nullable(),
  categories: listOf(z.object({ lastChange: z.string().nullable() }).extend(categoryShape.shape)),
});

/** The categories of the blog that have articles, and when one of them or the blog was last changed. */
export async function getCategoryChanges(content: Content): Promise<{ path: string; lastChange: string }[]> {
  const found = await content.get(changesQuery, {}, changesShape);
  return (found?.categories ?? []).flatMap(({ path, lastChange }) =>
    lastChange ? [{ path, lastChange: [found?.blog ?? "", lastChange].toSorted().at(-1)! }] : [],
  );
}
