import { spare } from "functions/spare";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { richTextFields, richTextShape } from "../richText.ts";
import type { SectionResult } from "../sectionResult.ts";

export const campsFields = /* groq */ `${headingFields}, note[]{ ${richTextFields} }`;

export const campsShape = fits<SectionResult<"campsSection">>()(
  headingShape.extend({ note: spare(richTextShape) }),
);
