import type { SectionProps } from "./SectionProps.ts";
import type { nextStepShape } from "../content/sections/nextStepSection.ts";
import { NextStep } from "../ui/NextStep.tsx";
import { Section } from "../ui/Section.tsx";

/** Where a page leads when it has been read. */
export function NextStepSection({ articles, plan, edit, ...heading }: SectionProps<typeof nextStepShape>) {
  return (
    <Section {...heading} edit={edit}>
      <NextStep articles={articles} offer={plan} />
    </Section>
  );
}
