import type { SectionProps } from "./SectionProps.ts";
import type { stepsShape } from "../content/sections/stepsSection.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

// Numbers along a line: down on a phone, across on a desk; it ends at the last.
const place = "relative pl-16 not-last:pb-10 lg:pt-18 lg:pr-8 lg:pl-0 lg:not-last:pb-0";
const number =
  "before:absolute before:top-0 before:left-0 before:z-1 before:grid before:size-11 before:place-items-center before:rounded-full before:border-2 before:border-line before:bg-panel before:font-head before:text-[1.125rem]/none before:font-bold before:[content:counter(step)/''] before:[counter-increment:step] last:before:bg-sun last:before:text-on-sun";
const line =
  "not-last:after:absolute not-last:after:top-0 not-last:after:bottom-0 not-last:after:left-[calc(1.375rem-1px)] not-last:after:border-l-2 not-last:after:border-line not-last:after:[content:''] lg:not-last:after:inset-x-0 lg:not-last:after:top-[calc(1.375rem-1px)] lg:not-last:after:bottom-auto lg:not-last:after:border-t-2 lg:not-last:after:border-l-0";

/** A numbered journey. */
export function StepsSection({ steps, edit, ...heading }: SectionProps<typeof stepsShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ol className="[counter-reset:step] gap-y-12 lg:grid lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {steps.map((step) => (
          <li key={step._key} className={`${place} ${number} ${line}`}>
            {step.label && <p className="font-head text-label font-semibold text-muted">{step.label}</p>}
            <h3 className="mb-2" {...edit(`steps[_key=="${step._key}"].title`)}>
              {step.title}
            </h3>
            {step.content && <RichText value={step.content} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
