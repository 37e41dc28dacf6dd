import { spare, spareText } from "functions/spare";
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
  period: spareText,
  duration: spareText,
  level: spareText,
  description: richTextShape.catch([]),
  holiday: spare(holidayShape),
});

type Camp = z.infer<typeof campShape>;

/** How long a camp takes, and for whom it is: « 3 jours · Tous niveaux ». */
export const campFacts = ({ duration, level }: Pick<Camp, "duration" | "level">) =>
  [duration, level].filter(Boolean).join(" · ");
