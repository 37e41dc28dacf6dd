import { spareText } from "functions/spare";
import { defineQuery } from "groq";
import { type AddressedType, addressGroq } from "studio/addresses";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { listOf } from "./listOf.ts";
import { isShown } from "./shown.ts";
import { standsAt } from "./standsAt.ts";
import type { OutlineQueryResult } from "./types.gen.ts";

/** The site in short. `$articles`: how many of the latest are wanted. */
export const outlineQuery = defineQuery(`{
  "page": *[_type == "page" && ${isShown} && defined(path.current) && seo.noIndex != true] | order(path.current asc){
    "path": ${addressGroq()}, title, "description": seo.description
  },
  "programmeBlock": *[_type == "programmeBlock" && defined(slug.current) && seo.noIndex != true] | order(number asc){
    "path": ${addressGroq()}, "title": "Bloc " + string(number) + "\u202f: " + title, "description": seo.description
  },
  "article": *[_type == "article" && ${isShown} && defined(slug.current) && seo.noIndex != true] | order(date desc, _id asc)[0...$articles]{
    "path": ${addressGroq()}, title, "description": coalesce(seo.description, excerpt)
  },
  "blog": *[_type == "page" && ${isShown} && path.current == "/blog"][0].title,
  "articleCount": count(*[_type == "article" && ${isShown} && defined(slug.current) && seo.noIndex != true])
}`);

const entryOf = (type: AddressedType) =>
  z.object({
    path: standsAt(type),
    title: z.string(),
    description: spareText,
  });

const outlineShape = fits<OutlineQueryResult>()(
  z.object({
    page: listOf(entryOf("page")),
    programmeBlock: listOf(entryOf("programmeBlock")),
    article: listOf(entryOf("article")),
    blog: spareText,
    articleCount: z.number(),
  } satisfies Record<AddressedType | "blog" | "articleCount", z.ZodType>),
);

export type OutlineEntry = z.infer<ReturnType<typeof entryOf>>;
export type Outline = z.infer<typeof outlineShape>;

/** What the blog’s page is called, pages by path, blocks by number, the latest articles: title and description of each that search engines may show. */
export async function getOutline(content: Content, articles: number): Promise<Outline> {
  const outline = await content.get(outlineQuery, { articles }, outlineShape);
  return outline ?? { page: [], programmeBlock: [], article: [], articleCount: 0 };
}
