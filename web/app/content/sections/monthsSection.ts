import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { actionFields, actionShape } from "../link.ts";
import { listOf } from "../listOf.ts";
import type { SectionResult } from "../sectionResult.ts";

export const monthsFields = /* groq */ `${headingFields}, actions[]{ ${actionFields} }`;

export const monthsShape = fits<SectionResult<"monthsSection">>()(
  headingShape.extend({ actions: listOf(actionShape).nullish() }),
);
