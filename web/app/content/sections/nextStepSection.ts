import { spare } from "functions/spare";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { listOf } from "../listOf.ts";
import { latest, offerFields, offerShape, readingFields, readingShape } from "../nextStep.ts";
import type { SectionResult } from "../sectionResult.ts";
import { isShown } from "../shown.ts";

export const nextStepFields = /* groq */ `
  ${headingFields}, plan->{ ${offerFields} },
  "articles": select(
    count(articles) > 0 => articles[]->{ ${readingFields} },
    *[_type == "article" && ${isShown}] | ${latest}[0...3]{ ${readingFields} }
  )`;

export const nextStepShape = fits<SectionResult<"nextStepSection">>()(
  headingShape.extend({
    plan: spare(offerShape),
    articles: listOf(readingShape),
  }),
);
