import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { listOf } from "../listOf.ts";
import { liveListFields, liveListShape } from "../liveList.ts";
import { blockShape, richTextFields, richTextShape, written } from "../richText.ts";
import { isShown, shownFields } from "../shown.ts";
import type { SectionResult } from "../sectionResult.ts";

const questionFields = /* groq */ `_id, ${shownFields}, question, answer[]{ ${richTextFields}, _type == "liveList" => { ${liveListFields} } }, otherwise[]{ ${richTextFields} }`;

export const faqFields = /* groq */ `
  ${headingFields}, structuredData,
  "questions": select(
    defined(category) => *[_type == "faq" && ${isShown} && category._ref == ^.category._ref && assistantOnly != true]
      | order(orderRank asc, question asc){ ${questionFields} },
    questions[@->assistantOnly != true]->{ ${questionFields} }
  )`;

export const faqShape = fits<SectionResult<"faqSection">>()(
  headingShape.extend({
    structuredData: z.boolean().nullish(),
    questions: listOf(
      z.object({
        _id: z.string(),
        question: z.string(),
        answer: z.array(z.union([blockShape, liveListShape])).transform(written),
        otherwise: richTextShape.nullish(),
      }),
    ),
  }),
);
