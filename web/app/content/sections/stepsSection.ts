import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import type { SectionResult } from "../sectionResult.ts";
import { stepFields, stepShape } from "../step.ts";
import { listOf } from "../listOf.ts";

export const stepsFields = /* groq */ `${headingFields}, steps[]{ ${stepFields} }`;

export const stepsShape = fits<SectionResult<"stepsSection">>()(
  headingShape.extend({ steps: listOf(stepShape) }),
);
