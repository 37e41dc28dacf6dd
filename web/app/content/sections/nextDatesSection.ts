import { spare } from "functions/spare";
import { z } from "zod";

import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { actionFields, actionsShape } from "../link.ts";
import type { SectionResult } from "../sectionResult.ts";

export const nextDatesFields = /* groq */ `${headingFields}, "most": coalesce(most, 3), actions[]{ ${actionFields} }`;

export const nextDatesShape = fits<SectionResult<"nextDatesSection">>()(
  headingShape.extend({ most: z.number().catch(3), actions: spare(actionsShape) }),
);
