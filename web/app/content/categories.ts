import { defineQuery } from "groq";
import { spare } from "functions/spare";
import { addressGroq } from "studio/addresses";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import type { CategoryQueryResult } from "./types.gen.ts";

export const categoryFields = /* groq */ `_id, title, "path": ${addressGroq()}`;

/** A category of the blog, and where its articles are listed. */
export const categoryShape = z.object({ _id: z.string(), title: z.string(), path: z.string() });

export type Category = z.infer<typeof categoryShape>;

/** The category of an article, which stands without it. */
export const ownCategoryShape = spare(categoryShape);

/** All of them, as staff have put them in order. */
export const allCategories = /* groq */ `*[_type == "articleCategory" && defined(slug.current)] | order(orderRank asc, _id asc)`;

export const categoryQuery = defineQuery(
  `*[_type == "articleCategory" && slug.current == $slug][0]{ ${categoryFields} }`,
);

const categoryAtShape = fits<NonNullable<CategoryQueryResult>>()(categoryShape.nullable().catch(null));

/** The category at an address; null when there is none that can be read. */
export const getCategory = (content: Content, slug: string) =>
  content.get(categoryQuery, { slug }, categoryAtShape);

/** What a page of one category is called. */
export function categoryTitle(name: string): string {
  return `${name}\u202f: les articles du blog`;
}
