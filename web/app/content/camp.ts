import { z } from "zod";

import { holidayFields, holidayShape } from "./holiday.ts";
import { richTextFields, richTextShape } from "./richText.ts";

export const campFields = /* groq */ `
  _id, _updatedAt, title, period, duration, level, description[]{ ${richTextFields} },
  "holiday": holiday->{ ${holidayFields} }`;

/** A camp, in the holidays it falls in where they are known. */
export const campShape = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  title: z.string(),
  period: z.string(),
  duration: z.string(),
  level: z.string(),
  description: richTextShape,
  holiday: holidayShape.nullish().catch(null),
});
