import { addressGroq } from "studio/addresses";
import { z } from "zod";

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
  objective: richTextShape,
  block: z.object({
    _id: z.string(),
    _updatedAt: z.string(),
    title: z.string(),
    tools: z.array(z.string()),
    color: z.string(),
    duration: z.number(),
    path: z.string(),
    project: richTextShape,
  }),
  workshop: z.object({
    name: z.string(),
    duration: z.string(),
    period: z.string(),
    date: z.iso.date().nullish(),
    description: richTextShape,
  }),
});

export type Month = z.infer<typeof monthShape>;
