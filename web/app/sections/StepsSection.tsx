import type { SectionProps } from "./SectionProps.ts";
import type { stepsShape } from "../content/sections/stepsSection.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

/** A numbered journey. */
export function StepsSection({ steps, edit, ...heading }: SectionProps<typeof stepsShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step._key}>
            {step.label && <p className="label">{step.label}</p>}
            <h3 {...edit(`steps[_key=="${step._key}"].title`)}>{step.title}</h3>
            {step.content && <RichText value={step.content} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
