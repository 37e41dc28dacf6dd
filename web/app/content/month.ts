import { spare, spareDay, spareText } from "functions/spare";
import { addressGroq } from "studio/addresses";
import { z } from "zod";

import { wordsShape } from "./listOf.ts";
import { richTextFields, richTextShape } from "./richText.ts";

export const monthFields = /* groq */ `
  _id, _updatedAt, rank, start, objective[]{ ${richTextFields} },
  "block": block->{ _id, _updatedAt, title, tools, color, duration, "path": ${addressGroq()}, project[]{ ${richTextFields} } },
  workshop{ name, duration, period, date, description[]{ ${richTextFields} } }`;

/** A month of the programme, with its block and its workshop. */
export const monthShape = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  rank: z.number(),
  start: z.iso.date(),
  objective: richTextShape.catch([]),
  block: z.object({
    _id: z.string(),
    _updatedAt: z.string(),
    title: z.string(),
    tools: wordsShape,
    color: z.string().catch("iris"),
    duration: spare(z.number()),
    path: z.string(),
    project: richTextShape.catch([]),
  }),
  workshop: spare(
    z.object({
      name: z.string(),
      duration: spareText,
      period: spareText,
      date: spareDay,
      description: richTextShape.catch([]),
    }),
  ),
});

export type Month = z.infer<typeof monthShape>;
