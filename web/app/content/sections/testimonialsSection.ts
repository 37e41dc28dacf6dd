import { spareText } from "functions/spare";
import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { listOf } from "../listOf.ts";
import type { SectionResult } from "../sectionResult.ts";

export const testimonialsFields = /* groq */ `
  ${headingFields}, testimonials[]->{ _id, quote, author, role, company }`;

export const testimonialsShape = fits<SectionResult<"testimonialsSection">>()(
  headingShape.extend({
    testimonials: listOf(
      z.object({
        _id: z.string(),
        quote: z.string(),
        author: z.string(),
        role: spareText,
        company: spareText,
      }),
    ),
  }),
);
