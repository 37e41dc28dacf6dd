import { defineQuery } from "groq";
import { z } from "zod";

import { confirmationTypes } from "studio/choices";

import { categories, categoryPath } from "../ui/categories.ts";
import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import type { PathsQueryResult } from "./types.gen.ts";

export const pathsQuery = defineQuery(`{
  "pages": *[_type == "page" && defined(path.current)].path.current,
  "blocks": *[_type == "programmeBlock" && defined(slug.current)].slug.current,
  "articles": *[_type == "article" && defined(slug.current)].slug.current
}`);

const pathsShape = fits<PathsQueryResult>()(
  z.object({ pages: z.array(z.string()), blocks: z.array(z.string()), articles: z.array(z.string()) }),
);

/** Document types whose publication can add or remove an address. */
export const addressedTypes = ["page", "programmeBlock", "article"];

/** Every public address of the site, confirmations with their query. */
export async function getPaths(content: Content): Promise<string[]> {
  const found = await content.get(pathsQuery, {}, pathsShape);
  if (!found) return [];
  return [
    ...found.pages,
    ...found.blocks.map((slug) => `/programme/${slug}`),
    ...found.articles.map((slug) => `/blog/${slug}`),
    ...categories.map(({ slug }) => categoryPath(slug)),
    "/confirmation",
    ...confirmationTypes.map((type) => `/confirmation?type=${type}`),
  ];
}
