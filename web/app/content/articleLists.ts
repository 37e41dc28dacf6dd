import { z } from "zod";

import { allCategories, categoryFields, categoryShape } from "./categories.ts";
import type { Content } from "./content.ts";
import { listOf } from "./listOf.ts";
import { isShown } from "./shown.ts";

/** A list of articles at an address: how many it has, and when it or one of them was last changed. */
export type ArticleList = { path: string; count: number; lastChange: string };

const listFields = (filter: string) =>
  /* groq */ `"count": count(*[${filter}]), "lastChange": *[${filter}] | order(_updatedAt desc)[0]._updatedAt`;

const listsQuery = /* groq */ `{
  "pages": *[_type == "page" && ${isShown} && defined(path.current) && "articlesSection" in sections[]._type]{ "path": path.current, _updatedAt },
  "all": { ${listFields(`_type == "article" && ${isShown}`)} },
  "categories": ${allCategories}{ ${categoryFields}, ${listFields(`_type == "article" && ${isShown} && category._ref == ^._id`)} }
}`;

const listShape = z.object({ count: z.number(), lastChange: z.string().nullable() });
const listsShape = z.object({
  pages: listOf(z.object({ path: z.string(), _updatedAt: z.string() })),
  all: listShape,
  categories: listOf(listShape.extend(categoryShape.shape)),
});

/** The pages that list all articles, and the categories of the blog, in one query. */
export async function getArticleLists(content: Content) {
  const found = await content.get(listsQuery, {}, listsShape);
  if (!found) throw new Error("The lake says nothing of the lists of articles");
  const { pages, all, categories } = found;
  const blog = pages.find(({ path }) => path === "/blog");
  const list = (path: string, since: string | undefined, { count, lastChange }: typeof all): ArticleList => ({
    path,
    count,
    lastChange: [since ?? "", lastChange ?? ""].toSorted().at(-1)!,
  });
  return {
    pages: pages.map(({ path, _updatedAt }) => list(path, _updatedAt, all)),
    categories: categories.map(({ title, path, ...articles }) => ({
      title,
      ...list(path, blog?._updatedAt, articles),
    })),
  };
}
