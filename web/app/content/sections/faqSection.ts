import { spare } from "functions/spare";
import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { listOf } from "../listOf.ts";
import { liveListFields, liveListShape } from "../liveList.ts";
import { blockShape, richTextFields, richTextShape, written } from "../richText.ts";
import { isShown, shownFields } from "../shown.ts";
import type { SectionResult } from "../sectionResult.ts";

const questionFields = /* groq */ `_id, ${shownFields}, question, answer[]{ ${richTextFields}, _type == "liveList" => { ${liveListFields} } }, otherwise[]{ ${richTextFields} }`;

/** In GROQ: the questions of a section’s theme, and those that are picked where it has none. */
export const ofTheme = /* groq */ `*[_type == "faq" && ${isShown} && category._ref == ^.category._ref && assistantOnly != true] | order(orderRank asc, question asc)`;
export const picked = /* groq */ `questions[@->assistantOnly != true]->`;

export const faqFields = /* groq */ `
  ${headingFields}, structuredData,
  "questions": select(defined(category) => ${ofTheme}{ ${questionFields} }, ${picked}{ ${questionFields} })`;

export const faqShape = fits<SectionResult<"faqSection">>()(
  headingShape.extend({
    structuredData: spare(z.boolean()),
    questions: listOf(
      z.object({
        _id: z.string(),
        question: z.string(),
        answer: z.array(z.union([blockShape, liveListShape])).transform(written),
        otherwise: spare(richTextShape),
      }),
    ),
  }),
);
