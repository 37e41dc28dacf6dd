import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { richTextFields, richTextShape } from "../richText.ts";
import type { SectionResult } from "../sectionResult.ts";

export const faqFields = /* groq */ `
  ${headingFields}, structuredData, questions[]->{ _id, question, answer[]{ ${richTextFields} } }`;

export const faqShape = fits<SectionResult<"faqSection">>()(
  headingShape.extend({
    structuredData: z.boolean().nullish(),
    questions: z.array(z.object({ _id: z.string(), question: z.string(), answer: richTextShape })),
  }),
);
