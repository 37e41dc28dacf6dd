import { z } from "zod";
import { cardFields, cardShape } from "../card.ts";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import type { SectionResult } from "../sectionResult.ts";

export const practicalInfoFields = /* groq */ `${headingFields}, items[]{ ${cardFields} }`;

export const practicalInfoShape = fits<SectionResult<"practicalInfoSection">>()(
  headingShape.extend({ items: z.array(cardShape) }),
);
