import type { SectionProps } from "./SectionProps.ts";
import type { faqShape } from "../content/sections/faqSection.ts";
import { answered } from "../content/liveList.ts";
import { useSettings } from "../site/useSettings.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";
import { summary } from "../ui/summary.ts";

export function FaqSection({ questions, year, edit, ...heading }: SectionProps<typeof faqShape>) {
  const { facts } = useSettings();
  return (
    <Section {...heading} edit={edit} beside>
      <div className="border-b-2 border-line">
        {answered(questions, year, facts).map(({ _id, question, answer }) => (
          <details key={_id} className="group border-t-2 border-line print:break-inside-avoid">
            <summary className={summary}>
              <h3>{question}</h3>
            </summary>
            <RichText value={answer} className="max-w-[38em] pb-6" />
          </details>
        ))}
      </div>
    </Section>
  );
}
