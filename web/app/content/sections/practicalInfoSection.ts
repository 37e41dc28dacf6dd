import { cardFields, cardShape } from "../card.ts";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import type { SectionResult } from "../sectionResult.ts";
import { listOf } from "../listOf.ts";

export const practicalInfoFields = /* groq */ `${headingFields}, items[]{ ${cardFields} }`;

export const practicalInfoShape = fits<SectionResult<"practicalInfoSection">>()(
  headingShape.extend({ items: listOf(cardShape) }),
);
