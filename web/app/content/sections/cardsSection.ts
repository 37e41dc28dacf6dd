import { spare } from "functions/spare";
import { z } from "zod";
import { cardFields, cardShape } from "../card.ts";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import type { SectionResult } from "../sectionResult.ts";
import { listOf } from "../listOf.ts";

export const cardsFields = /* groq */ `${headingFields}, layout, cards[]{ ${cardFields} }`;

export const cardsShape = fits<SectionResult<"cardsSection">>()(
  headingShape.extend({
    layout: spare(z.enum(["grid", "list", "numbered"])),
    cards: listOf(cardShape),
  }),
);
