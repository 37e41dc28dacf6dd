import { spareText } from "functions/spare";
import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { listOf } from "../listOf.ts";
import type { SectionResult } from "../sectionResult.ts";

export const partnersFields = /* groq */ `${headingFields}, partners[]->{ _id, name, url }`;

export const partnersShape = fits<SectionResult<"partnersSection">>()(
  headingShape.extend({
    partners: listOf(z.object({ _id: z.string(), name: z.string(), url: spareText })),
  }),
);
