import { z } from "zod";
import { cardFields, cardShape } from "../card.ts";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { imageFields, imageShape } from "../image.ts";
import { actionFields, actionsShape } from "../link.ts";
import type { SectionResult } from "../sectionResult.ts";

export const heroFields = /* groq */ `
  ${headingFields}, image{ ${imageFields} }, actions[]{ ${actionFields} }, cards[]{ ${cardFields} }`;

export const heroShape = fits<SectionResult<"heroSection">>()(
  headingShape.extend({
    image: imageShape.nullish().catch(null),
    actions: actionsShape.nullish(),
    cards: z.array(cardShape).nullish(),
  }),
);
