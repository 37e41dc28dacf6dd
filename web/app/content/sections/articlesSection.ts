import { addressGroq } from "studio/addresses";
import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { imageFields, imageShape } from "../image.ts";
import { actionFields, actionShape } from "../link.ts";
import type { SectionResult } from "../sectionResult.ts";

export const articlesFields = /* groq */ `
  ${headingFields}, links[]{ ${actionFields} },
  "articles": *[_type == "article"] | order(date desc, _id asc){
    _id, title, "path": ${addressGroq()}, excerpt, date, category, readTime, image{ ${imageFields} }
  }`;

export const articlesShape = fits<SectionResult<"articlesSection">>()(
  headingShape.extend({
    links: z.array(actionShape).nullish(),
    articles: z.array(
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
  }),
);
