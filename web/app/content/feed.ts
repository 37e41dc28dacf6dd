import { spare, spareText } from "functions/spare";
import { defineQuery } from "groq";
import { z } from "zod";

import { articleFields, articlesShape } from "./article.ts";
import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { isShown } from "./shown.ts";
import type { FeedQueryResult } from "./types.gen.ts";

export const feedQuery = defineQuery(`{
  "blog": *[_type == "page" && path.current == "/blog"][0]{ _id, title, "description": seo.description },
  "articles": *[_type == "article" && ${isShown} && seo.noIndex != true] | order(date desc, _id asc)[0...30]{ ${articleFields} }
}`);

const feedShape = fits<FeedQueryResult>()(
  z.object({
    blog: spare(z.object({ _id: z.string(), title: spareText, description: spareText })),
    articles: articlesShape,
  }),
);

/** The blog's title and its 30 latest articles, whole. */
export async function getFeed(content: Content) {
  return content.get(feedQuery, {}, feedShape);
}
