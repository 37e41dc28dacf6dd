import { spare, spareDay, spareText } from "functions/spare";
import { defineQuery } from "groq";
import { addressGroq } from "studio/addresses";
import { z } from "zod";

import { bodyFields, bodyShape } from "./body.ts";
import { categoryFields, ownCategoryShape } from "./categories.ts";
import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { imageFields, imageShape } from "./image.ts";
import { actionFields, actionShape } from "./link.ts";
import { listOf } from "./listOf.ts";
import { readTimeField } from "./readTime.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import {
  latestQuery,
  latestShape,
  neighbourFields,
  neighboursShape,
  offerFields,
  offerShape,
  readingFields,
  readingShape,
} from "./nextStep.ts";
import { seoFields, seoShape } from "./seo.ts";
import { shownFields } from "./shown.ts";
import { standsAt } from "./standsAt.ts";
import { trailShape, trailTo } from "./trail.ts";
import type { ArticlePageQueryResult, ArticlesQueryResult } from "./types.gen.ts";

export const articleFields = /* groq */ `
  _id, _type, ${shownFields}, title, "path": ${addressGroq()}, excerpt, date, updated, category->{ ${categoryFields} }, ${readTimeField},
  author->{ _id, name, role }, plan->{ ${offerFields} }, related[]->{ ${readingFields} },
  image{ ${imageFields} }, cta{ ${actionFields} }, seo{ ${seoFields} },
  lead[]{ ${richTextFields} }, body[]{ ${bodyFields} }`;

/** What is asked at once is answered from one state of the lake, and once. */
export const articlePageQuery = defineQuery(
  `*[_type == "article" && slug.current == $slug][0]{ ${articleFields}, ${neighbourFields}, "trail": ${trailTo("/blog")} }`,
);

export const articlesQuery = defineQuery(
  `*[_type == "article" && slug.current in $slugs]{ ${articleFields} }`,
);

const articleShape = fits<ArticlesQueryResult[number]>()(
  z.object({
    _id: z.string(),
    _type: z.literal("article"),
    title: z.string(),
    path: z.string(),
    excerpt: spareText,
    date: spareDay,
    updated: spareDay,
    author: spare(z.object({ _id: z.string(), name: z.string(), role: spareText })),
    category: ownCategoryShape,
    readTime: z.number(),
    image: spare(imageShape),
    cta: spare(actionShape),
    seo: spare(seoShape),
    plan: spare(offerShape),
    related: spare(listOf(readingShape)),
    lead: richTextShape.catch([]),
    body: bodyShape.catch([]),
  }),
);

const articlePageShape = fits<ArticlePageQueryResult>()(
  articleShape.extend({ ...neighboursShape.shape, trail: trailShape }),
);

export type Article = z.infer<typeof articleShape>;

export const articlesShape = listOf(articleShape.extend({ path: standsAt("article") }));

/** The article at /blog/{slug}, with the articles around it; null when there is none. */
export async function getArticlePage(content: Content, slug: string) {
  const page = await content.get(articlePageQuery, { slug }, articlePageShape);
  if (!page || page.others.length > 0) return page;
  // The only one of its category.
  return { ...page, others: (await content.get(latestQuery, { id: page._id }, latestShape)) ?? [] };
}

/** Those of the articles at /blog/{slug} that there are. */
export async function getArticles(content: Content, slugs: string[]) {
  return (await content.get(articlesQuery, { slugs }, articlesShape)) ?? [];
}
