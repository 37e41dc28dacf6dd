import { spareText } from "functions/spare";
import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { listOf } from "../listOf.ts";
import { richTextFields, richTextShape } from "../richText.ts";
import type { SectionResult } from "../sectionResult.ts";

export const caseStudiesFields = /* groq */ `
  ${headingFields},
  caseStudies[]->{
    _id, title, client,
    challenge[]{ ${richTextFields} }, solution[]{ ${richTextFields} }, result[]{ ${richTextFields} }
  }`;

export const caseStudiesShape = fits<SectionResult<"caseStudiesSection">>()(
  headingShape.extend({
    caseStudies: listOf(
      z.object({
        _id: z.string(),
        title: z.string(),
        client: spareText,
        challenge: richTextShape.catch([]),
        solution: richTextShape.catch([]),
        result: richTextShape.catch([]),
      }),
    ),
  }),
);
