import { addressGroq } from "studio/addresses";
import { spare } from "functions/spare";
import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { imageFields, imageShape } from "../image.ts";
import { actionFields, actionsShape } from "../link.ts";
import { listOf, wordsShape } from "../listOf.ts";
import { richTextFields, richTextShape } from "../richText.ts";
import type { SectionResult } from "../sectionResult.ts";
import { standsAt } from "../standsAt.ts";

export const blocksFields = /* groq */ `
  ${headingFields}, display, actions[]{ ${actionFields} },
  "blocks": *[_type == "programmeBlock"] | order(number asc){
    _id, number, title, "path": ${addressGroq()}, duration, color, themes, skills, lead[]{ ${richTextFields} }, project[]{ ${richTextFields} }, image{ ${imageFields} }
  }`;

export const blocksShape = fits<SectionResult<"blocksSection">>()(
  headingShape.extend({
    display: z.enum(["programme", "skills"]).catch("programme"),
    actions: spare(actionsShape),
    blocks: listOf(
      z.object({
        _id: z.string(),
        number: z.number(),
        title: z.string(),
        path: standsAt("programmeBlock"),
        duration: spare(z.number()),
        color: z.string().catch("iris"),
        themes: wordsShape,
        skills: wordsShape,
        lead: richTextShape.catch([]),
        project: richTextShape.catch([]),
        image: spare(imageShape),
      }),
    ),
  }),
);
