import { spare } from "functions/spare";
import { bodyFields, bodyShape } from "../body.ts";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { imageFields, imageShape } from "../image.ts";
import { actionFields, actionsShape } from "../link.ts";
import type { SectionResult } from "../sectionResult.ts";

export const proseFields = /* groq */ `
  ${headingFields}, content[]{ ${bodyFields} }, image{ ${imageFields} }, actions[]{ ${actionFields} }`;

export const proseShape = fits<SectionResult<"proseSection">>()(
  headingShape.extend({
    content: bodyShape,
    image: spare(imageShape),
    actions: spare(actionsShape),
  }),
);
