import { spare, spareText } from "functions/spare";
import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { listOf, wordsShape } from "../listOf.ts";
import { richTextFields, richTextShape } from "../richText.ts";
import type { SectionResult } from "../sectionResult.ts";

export const modulesFields = /* groq */ `
  ${headingFields}, modules[]->{ _id, title, duration, skills, tools, color, description[]{ ${richTextFields} } }`;

export const modulesShape = fits<SectionResult<"modulesSection">>()(
  headingShape.extend({
    modules: listOf(
      z.object({
        _id: z.string(),
        title: z.string(),
        duration: spareText,
        skills: wordsShape,
        tools: spare(listOf(z.string())),
        color: spareText,
        description: richTextShape.catch([]),
      }),
    ),
  }),
);
