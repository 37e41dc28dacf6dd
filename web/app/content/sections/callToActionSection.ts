import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { actionFields, actionShape } from "../link.ts";
import { listOf } from "../listOf.ts";
import type { SectionResult } from "../sectionResult.ts";

export const callToActionFields = /* groq */ `${headingFields}, actions[]{ ${actionFields} }, reassurances`;

export const callToActionShape = fits<SectionResult<"callToActionSection">>()(
  headingShape.extend({ actions: listOf(actionShape), reassurances: z.array(z.string()).nullish() }),
);
