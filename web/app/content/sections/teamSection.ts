import { spare, spareText } from "functions/spare";
import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { imageFields, imageShape } from "../image.ts";
import { listOf } from "../listOf.ts";
import { richTextFields, richTextShape } from "../richText.ts";
import type { SectionResult } from "../sectionResult.ts";

export const teamFields = /* groq */ `
  ${headingFields}, members[]->{ _id, name, role, image{ ${imageFields} }, bio[]{ ${richTextFields} } }`;

export const teamShape = fits<SectionResult<"teamSection">>()(
  headingShape.extend({
    members: listOf(
      z.object({
        _id: z.string(),
        name: z.string(),
        role: spareText,
        image: spare(imageShape),
        bio: richTextShape.catch([]),
      }),
    ),
  }),
);
