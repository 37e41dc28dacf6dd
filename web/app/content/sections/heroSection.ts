import { spare } from "functions/spare";
import { cardFields, cardShape } from "../card.ts";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { imageFields, imageShape } from "../image.ts";
import { actionFields, actionsShape } from "../link.ts";
import type { SectionResult } from "../sectionResult.ts";
import { listOf } from "../listOf.ts";

export const heroFields = /* groq */ `
  ${headingFields}, image{ ${imageFields} }, actions[]{ ${actionFields} }, cards[]{ ${cardFields} }`;

export const heroShape = fits<SectionResult<"heroSection">>()(
  headingShape.extend({
    image: spare(imageShape),
    actions: spare(actionsShape),
    cards: spare(listOf(cardShape)),
  }),
);
