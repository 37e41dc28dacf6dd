import type { SectionProps } from "./SectionProps.ts";
import type { nextStepShape } from "../content/sections/nextStepSection.ts";
import { editionToCome } from "../content/year.ts";
import { EditionCard } from "../ui/DateCard.tsx";
import { NextStep } from "../ui/NextStep.tsx";
import { Section } from "../ui/Section.tsx";

/** Where a page leads when it has been read. */
export function NextStepSection({
  articles,
  plan,
  year,
  edit,
  ...heading
}: SectionProps<typeof nextStepShape>) {
  const edition = plan?.followsEdition ? editionToCome(year) : undefined;
  return (
    <Section {...heading} edit={edit}>
      <NextStep articles={articles} offer={plan}>
        {edition && <EditionCard edition={edition} />}
      </NextStep>
    </Section>
  );
}
