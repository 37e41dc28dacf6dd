import { spareText } from "functions/spare";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import type { SectionResult } from "../sectionResult.ts";

export const contactFormFields = /* groq */ `${headingFields}, bookingLabel, resourcesLabel`;

export const contactFormShape = fits<SectionResult<"contactFormSection">>()(
  headingShape.extend({ bookingLabel: spareText, resourcesLabel: spareText }),
);
