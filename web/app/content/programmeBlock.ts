import { spare, spareText } from "functions/spare";
import { defineQuery } from "groq";
import { addressGroq } from "studio/addresses";
import { z } from "zod";

import { cardsFields } from "./sections/cardsSection.ts";
import { checklistFields } from "./sections/checklistSection.ts";
import { proseFields } from "./sections/proseSection.ts";
import type { Content } from "./content.ts";
import { exerciseFields, exerciseShape } from "./exercise.ts";
import { fits } from "./fits.ts";
import { imageFields, imageShape } from "./image.ts";
import { actionFields, actionShape } from "./link.ts";
import { listOf, wordsShape } from "./listOf.ts";
import { readSections } from "./readSections.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import { seoFields, seoShape } from "./seo.ts";
import { shownFields } from "./shown.ts";
import { standsAt } from "./standsAt.ts";
import { trailShape, trailTo } from "./trail.ts";
import type { ProgrammeBlockQueryResult } from "./types.gen.ts";

export const programmeBlockQuery = defineQuery(`
  *[_type == "programmeBlock" && slug.current == $slug][0]{
    _id, _type, number, title, "path": ${addressGroq()}, duration, color, themes, objectives, tools, deliverables,
    lead[]{ ${richTextFields} }, project[]{ ${richTextFields} }, image{ ${imageFields} }, seo{ ${seoFields} }, finalAction{ ${actionFields} },
    weeks[]{ _key, title, topics, outcome },
    exercise{ ${exerciseFields} },
    extras[]{
      _key, _type, ${shownFields},
      _type == "cardsSection" => { ${cardsFields} },
      _type == "checklistSection" => { ${checklistFields} },
      _type == "proseSection" => { ${proseFields} }
    },
    "trail": ${trailTo("/programme-mensuel")},
    "previous": *[_type == "programmeBlock" && number < ^.number] | order(number desc)[0]{ _id, number, title, "path": ${addressGroq()} },
    "next": *[_type == "programmeBlock" && number > ^.number] | order(number asc)[0]{ _id, number, title, "path": ${addressGroq()} }
  }`);

/** One that has no page to lead to is left out, as in every list. */
const neighbourShape = spare(
  z.object({ _id: z.string(), number: z.number(), title: z.string(), path: standsAt("programmeBlock") }),
);

const programmeBlockShape = fits<ProgrammeBlockQueryResult>()(
  z.object({
    _id: z.string(),
    _type: z.literal("programmeBlock"),
    number: z.number(),
    title: z.string(),
    path: z.string(),
    duration: spare(z.number()),
    color: z.string().catch("iris"),
    themes: wordsShape,
    objectives: wordsShape,
    tools: wordsShape,
    deliverables: wordsShape,
    lead: richTextShape.catch([]),
    project: richTextShape.catch([]),
    image: spare(imageShape),
    seo: spare(seoShape),
    finalAction: spare(actionShape),
    weeks: listOf(
      z.object({ _key: z.string(), title: z.string(), topics: wordsShape, outcome: spareText }),
    ).catch([]),
    // Half written, it is left out.
    exercise: spare(exerciseShape),
    extras: spare(listOf(z.looseObject({ _key: z.string(), _type: z.string() }))),
    trail: trailShape,
    previous: neighbourShape,
    next: neighbourShape,
  }),
);

export type ProgrammeBlock = NonNullable<Awaited<ReturnType<typeof getProgrammeBlock>>>;

/** The block at /programme/{slug}, with its neighbours, and the page it leads back to; null when there is none. */
export async function getProgrammeBlock(content: Content, slug: string) {
  const block = await content.get(programmeBlockQuery, { slug }, programmeBlockShape);
  if (!block) return null;
  const { extras, next, finalAction } = block;
  return {
    ...block,
    extras: readSections(block._id, extras ?? []),
    // It stands in place of the next block.
    finalAction: next ? null : finalAction,
  };
}
