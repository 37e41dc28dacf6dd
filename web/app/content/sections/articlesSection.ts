import { addressGroq } from "studio/addresses";
import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { imageFields, imageShape } from "../image.ts";
import { actionFields, actionShape } from "../link.ts";
import { listOf } from "../listOf.ts";
import { perPage } from "../numberedPages.ts";
import { readTimeField } from "../readTime.ts";
import type { SectionResult } from "../sectionResult.ts";
import { isShown } from "../shown.ts";

/** Of all articles, or one category's, from which to which: what the fields below are asked with. */
export type ArticlesPart = { category: string | null; from: number; to: number };

export function articlesPart(number: number, category: string | null = null): ArticlesPart {
  return { category, from: (number - 1) * perPage, to: number * perPage };
}

const asked = /* groq */ `select(
    $category == null => *[_type == "article" && ${isShown}],
    *[_type == "article" && ${isShown} && category == $category]
  )`;

export const articlesFields = /* groq */ `
  ${headingFields}, links[]{ ${actionFields} },
  "articles": ${asked} | order(date desc, _id asc)[$from...$to]{
    _id, title, "path": ${addressGroq()}, excerpt, date, category, ${readTimeField}, image{ ${imageFields} }
  },
  "count": count(${asked}),
  "recent": *[_type == "article" && ${isShown}] | order(date desc, _id asc)[0...4]{ _id, title, "path": ${addressGroq()} }`;

export const articlesShape = fits<SectionResult<"articlesSection">>()(
  headingShape.extend({
    links: listOf(actionShape).nullish(),
    articles: listOf(
      z.object({
        _id: z.string(),
        title: z.string(),
        path: z.string(),
        excerpt: z.string(),
        date: z.iso.date(),
        category: z.string(),
        readTime: z.number(),
        image: imageShape.nullish().catch(null),
      }),
    ),
    /** Of the list that `articles` is a page of. */
    count: z.number(),
    recent: listOf(z.object({ _id: z.string(), title: z.string(), path: z.string() })),
  }),
);
