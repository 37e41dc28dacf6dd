import { defineQuery } from "groq";
import { addressGroq } from "studio/addresses";
import { z } from "zod";

import { bodyFields, bodyShape } from "./body.ts";
import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { imageFields, imageShape } from "./image.ts";
import { actionFields, actionShape } from "./link.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import { seoFields, seoShape } from "./seo.ts";
import type { ArticleQueryResult } from "./types.gen.ts";

export const articleQuery = defineQuery(`
  *[_type == "article" && slug.current == $slug][0]{
    _id, _type, _updatedAt, title, "path": ${addressGroq()}, excerpt, date, category, readTime,
    image{ ${imageFields} }, cta{ ${actionFields} }, seo{ ${seoFields} },
    lead[]{ ${richTextFields} }, body[]{ ${bodyFields} }
  }`);

const articleShape = fits<ArticleQueryResult>()(
  z.object({
    _id: z.string(),
    _type: z.literal("article"),
    _updatedAt: z.string(),
    title: z.string(),
    path: z.string(),
    excerpt: z.string(),
    date: z.iso.date(),
    category: z.string(),
    readTime: z.number(),
    image: imageShape.nullish().catch(null),
    cta: actionShape.nullish().catch(null),
    seo: seoShape.nullish(),
    lead: richTextShape,
    body: bodyShape,
  }),
);

export type Article = z.infer<typeof articleShape>;

/** The article at /blog/{slug}; null when there is none. */
export async function getArticle(content: Content, slug: string) {
  return content.get(articleQuery, { slug }, articleShape);
}
