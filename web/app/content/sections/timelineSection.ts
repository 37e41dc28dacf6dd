import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import type { SectionResult } from "../sectionResult.ts";
import { stepFields, stepShape } from "../step.ts";

export const timelineFields = /* groq */ `${headingFields}, entries[]{ ${stepFields} }`;

export const timelineShape = fits<SectionResult<"timelineSection">>()(
  headingShape.extend({ entries: z.array(stepShape) }),
);
