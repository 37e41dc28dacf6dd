import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { stepFields, stepShape } from "../content/step.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export const timelineFields = /* groq */ `${headingFields}, entries[]{ ${stepFields} }`;

export const timelineShape = fits<SectionResult<"timelineSection">>()(
  headingShape.extend({ entries: z.array(stepShape) }),
);

/** A year, month by month. */
export function Timeline({ entries, edit, ...heading }: SectionProps<typeof timelineShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ol className="year">
        {entries.map((entry) => (
          <li key={entry._key}>
            {entry.label && <p className="label">{entry.label}</p>}
            <h3 {...edit(`entries[_key=="${entry._key}"].title`)}>{entry.title}</h3>
            {entry.content && <RichText value={entry.content} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
