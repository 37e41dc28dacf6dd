import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { stepFields, stepShape } from "../content/step.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export const stepsFields = /* groq */ `${headingFields}, steps[]{ ${stepFields} }`;

export const stepsShape = fits<SectionResult<"stepsSection">>()(
  headingShape.extend({ steps: z.array(stepShape) }),
);

/** A numbered journey. */
export function Steps({ steps, edit, ...heading }: SectionProps<typeof stepsShape>) {
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
