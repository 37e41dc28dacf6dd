import { defineQuery } from "groq";
import { addressGroq } from "studio/addresses";
import { spare, spareDay, spareText } from "functions/spare";
import { z } from "zod";

import type { Content } from "../content.ts";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { imageFields, imageShape } from "../image.ts";
import { actionFields, actionsShape } from "../link.ts";
import { listOf } from "../listOf.ts";
import { perPage } from "../numberedPages.ts";
import { allCategories, categoryFields, categoryShape, ownCategoryShape } from "../categories.ts";
import { readTimeField } from "../readTime.ts";
import type { SectionResult } from "../sectionResult.ts";
import { isShown } from "../shown.ts";
import { standsAt } from "../standsAt.ts";
import type { ArticlesPartQueryResult } from "../types.gen.ts";

/** Of all articles, or those of the category with this id, from which to which: what the query below is asked with. */
export type ArticlesPart = { category: string | null; from: number; to: number };

export function articlesPart(number: number, category: string | null = null): ArticlesPart {
  return { category, from: (number - 1) * perPage, to: number * perPage };
}

const asked = /* groq */ `select(
    $category == null => *[_type == "article" && ${isShown}],
    *[_type == "article" && ${isShown} && category._ref == $category]
  )`;

export const articlesPartQuery = defineQuery(`{
  "articles": ${asked} | order(date desc, _id asc)[$from...$to]{
    _id, title, "path": ${addressGroq()}, excerpt, date, category->{ ${categoryFields} }, ${readTimeField}, image{ ${imageFields} }
  },
  "count": count(${asked}),
  "categories": ${allCategories}{ ${categoryFields} },
  "recent": *[_type == "article" && ${isShown}] | order(date desc, _id asc)[0...4]{ _id, title, "path": ${addressGroq()} }
}`);

const articlesPartShape = fits<ArticlesPartQueryResult>()(
  z.object({
    articles: listOf(
      z.object({
        _id: z.string(),
        title: z.string(),
        path: standsAt("article"),
        excerpt: spareText,
        date: spareDay,
        category: ownCategoryShape,
        readTime: z.number(),
        image: spare(imageShape),
      }),
    ),
    /** Of the list that `articles` is a page of. */
    count: z.number(),
    categories: listOf(categoryShape),
    recent: listOf(z.object({ _id: z.string(), title: z.string(), path: standsAt("article") })),
  }),
);

/** What a page's list shows, read apart: of all that the page shows, it alone is another on each page of the list. */
export const getArticlesPart = (content: Content, part: ArticlesPart) =>
  content.get(articlesPartQuery, part, articlesPartShape);

export const articlesFields = /* groq */ `${headingFields}, linksLabel, links[]{ ${actionFields} }`;

export const articlesShape = fits<SectionResult<"articlesSection"> & ArticlesPartQueryResult>()(
  headingShape.extend({
    linksLabel: spareText,
    links: spare(actionsShape),
    ...articlesPartShape.shape,
  }),
);
