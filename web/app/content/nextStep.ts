import { spareDay } from "functions/spare";
import { defineQuery } from "groq";
import { addressGroq } from "studio/addresses";
import { z } from "zod";

import { amountFields, amountShape } from "./amounts.ts";
import { categoryFields, ownCategoryShape } from "./categories.ts";
import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { actionFields, actionShape } from "./link.ts";
import { listOf } from "./listOf.ts";
import { readTimeField } from "./readTime.ts";
import { isShown, priceChanges, priceToday, shownFields } from "./shown.ts";
import { standsAt } from "./standsAt.ts";
import type { BlockNextStepQueryResult, LatestQueryResult } from "./types.gen.ts";

/** An article as something to read. */
export const readingFields = /* groq */ `_id, ${shownFields}, title, "path": ${addressGroq()}, date, category->{ ${categoryFields} }, ${readTimeField}`;

export const readingShape = z.object({
  _id: z.string(),
  title: z.string(),
  path: standsAt("article"),
  date: spareDay,
  category: ownCategoryShape,
  readTime: z.number(),
});

export type Reading = z.infer<typeof readingShape>;

/** A plan as something to choose. */
export const offerFields = /* groq */ `${amountFields}, followsEdition, cta{ ${actionFields} }`;

export const offerShape = amountShape.extend({
  followsEdition: z.boolean().nullish(),
  cta: actionShape.nullish().catch(null),
});

export type Offer = z.infer<typeof offerShape>;

/** Newest first, as the blog has them. */
export const latest = /* groq */ `order(date desc, _id asc)`;

/** How many there are to read. */
const most = 3;

const ofCategory = /* groq */ `_type == "article" && ${isShown} && category._ref == ^.category._ref && _id != ^._id`;

/** The articles before and after one in its category, and its latest others: nothing of the other categories is asked. */
export const neighbourFields = /* groq */ `
  "previous": *[${ofCategory} && (date < ^.date || (date == ^.date && _id > ^._id))] | ${latest}[0]{ ${readingFields} },
  "next": *[${ofCategory} && (date > ^.date || (date == ^.date && _id < ^._id))] | order(date asc, _id desc)[0]{ ${readingFields} },
  "others": *[${ofCategory}] | ${latest}[0...${most}]{ ${readingFields} }`;

export const neighboursShape = z.object({
  previous: readingShape.nullish().catch(null),
  next: readingShape.nullish().catch(null),
  others: listOf(readingShape),
});

export const latestQuery = defineQuery(
  `*[_type == "article" && ${isShown} && _id != $id] | ${latest}[0...${most}]{ ${readingFields} }`,
);

export const latestShape = fits<LatestQueryResult>()(listOf(readingShape));

const read = (which: string) =>
  /* groq */ `*[_type == "article" && ${isShown}${which}] | ${latest}[0...${most}]{ ${readingFields} }`;

const ofBlocks = /* groq */ `*[_type == "plan" && ${isShown} && followsEdition == true && kind == "plan" && defined(price)]`;

export const blockNextStepQuery = defineQuery(`{
  "ofBlock": ${read(" && references($id)")},
  "ofProgramme": ${read(" && plan->followsEdition == true")},
  "latest": ${read("")},
  "offer": ${ofBlocks} | order(${priceToday()} asc)[0]{ ${offerFields} },
  "prices": ${ofBlocks}{ ${priceChanges()} }
}`);

const blockNextStepShape = fits<BlockNextStepQueryResult>()(
  z.object({
    ofBlock: listOf(readingShape),
    ofProgramme: listOf(readingShape),
    latest: listOf(readingShape),
    offer: offerShape.nullish().catch(null),
  }),
);

/** After a block: the articles that speak of it, those for who follows the programme, the latest; its lowest price. */
export async function getBlockNextStep(content: Content, id: string) {
  const next = await content.get(blockNextStepQuery, { id }, blockNextStepShape);
  if (!next) return null;
  const { offer, ...lists } = next;
  const articles = [...lists.ofBlock, ...lists.ofProgramme, ...lists.latest];
  const each = new Map(articles.map((article) => [article._id, article])).values();
  return { offer, articles: [...each].slice(0, most) };
}
