import type { SectionProps } from "./SectionProps.ts";
import type { faqShape } from "../content/sections/faqSection.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export function FaqSection({ questions, edit, ...heading }: SectionProps<typeof faqShape>) {
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
