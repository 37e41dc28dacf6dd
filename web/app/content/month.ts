import { addressGroq } from "studio/addresses";
import { z } from "zod";

import { richTextFields, richTextShape } from "./richText.ts";

export const monthFields = /* groq */ `
  _id, _updatedAt, rank, period, start, title, tools,
  objective[]{ ${richTextFields} }, project[]{ ${richTextFields} },
  "block": block->{ _id, color, "path": ${addressGroq()} },
  workshop{ name, duration, period, date, description[]{ ${richTextFields} } }`;

/** A month of the programme, with its block and its workshop. */
export const monthShape = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  rank: z.number(),
  period: z.string(),
  start: z.iso.date(),
  title: z.string(),
  tools: z.array(z.string()),
  objective: richTextShape,
  project: richTextShape,
  block: z.object({ _id: z.string(), color: z.string(), path: z.string() }),
  workshop: z.object({
    name: z.string(),
    duration: z.string(),
    period: z.string(),
    date: z.iso.date().nullish(),
    description: richTextShape,
  }),
});

export type Month = z.infer<typeof monthShape>;
