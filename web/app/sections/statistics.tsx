import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { Section } from "../ui/Section.tsx";

export const statisticsFields = /* groq */ `${headingFields}, figures[]{ _key, value, label }`;

export const statisticsShape = fits<SectionResult<"statisticsSection">>()(
  headingShape.extend({
    figures: z.array(z.object({ _key: z.string(), value: z.string(), label: z.string() })),
  }),
);

/** Figures set large, each with what it says. */
export function Statistics({ figures, edit, ...heading }: SectionProps<typeof statisticsShape>) {
  return (
    <Section {...heading} edit={edit} className="bright">
      <dl className={figures.length > 3 ? "figures four" : "figures"}>
        {figures.map((figure) => (
          <div key={figure._key}>
            <dt>{figure.label}</dt>
            <dd {...edit(`figures[_key=="${figure._key}"].value`)}>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
