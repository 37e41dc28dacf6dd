import { spare } from "functions/spare";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { actionFields, actionsShape } from "../link.ts";
import type { SectionResult } from "../sectionResult.ts";

export const monthsFields = /* groq */ `${headingFields}, actions[]{ ${actionFields} }`;

export const monthsShape = fits<SectionResult<"monthsSection">>()(
  headingShape.extend({ actions: spare(actionsShape) }),
);
