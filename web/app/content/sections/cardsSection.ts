import { z } from "zod";
import { cardFields, cardShape } from "../card.ts";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import type { SectionResult } from "../sectionResult.ts";

export const cardsFields = /* groq */ `${headingFields}, layout, cards[]{ ${cardFields} }`;

export const cardsShape = fits<SectionResult<"cardsSection">>()(
  headingShape.extend({
    layout: z.enum(["grid", "list", "numbered"]).nullish(),
    cards: z.array(cardShape).min(1),
  }),
);
