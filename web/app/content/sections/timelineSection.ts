import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import type { SectionResult } from "../sectionResult.ts";
import { stepFields, stepShape } from "../step.ts";
import { listOf } from "../listOf.ts";

export const timelineFields = /* groq */ `${headingFields}, entries[]{ ${stepFields} }`;

export const timelineShape = fits<SectionResult<"timelineSection">>()(
  headingShape.extend({ entries: listOf(stepShape) }),
);
