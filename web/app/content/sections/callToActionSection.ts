import { spare } from "functions/spare";
import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { actionFields, actionsShape } from "../link.ts";
import type { SectionResult } from "../sectionResult.ts";
import { listOf } from "../listOf.ts";

export const callToActionFields = /* groq */ `${headingFields}, actions[]{ ${actionFields} }, reassurances`;

export const callToActionShape = fits<SectionResult<"callToActionSection">>()(
  headingShape.extend({ actions: actionsShape, reassurances: spare(listOf(z.string())) }),
);
