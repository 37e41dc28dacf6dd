import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import { blockFields, richTextShape } from "../content/richText.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export const faqFields = /* groq */ `
  ${headingFields}, structuredData, questions[]->{ _id, question, answer[]{ ${blockFields} } }`;

export const faqShape = fits<SectionResult<"faqSection">>()(
  headingShape.extend({
    structuredData: z.boolean().nullish(),
    questions: z.array(z.object({ _id: z.string(), question: z.string(), answer: richTextShape })),
  }),
);

export function Faq({ questions, edit, ...heading }: SectionProps<typeof faqShape>) {
  return (
    <Section {...heading} edit={edit} className="beside">
      <div className="faq">
        {questions.map(({ _id, question, answer }) => (
          <details key={_id}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <RichText value={answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}
