import { z } from "zod";

import { cardFields, cardShape } from "../content/card.ts";
import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export const practicalInfoFields = /* groq */ `${headingFields}, items[]{ ${cardFields} }`;

export const practicalInfoShape = fits<SectionResult<"practicalInfoSection">>()(
  headingShape.extend({ items: z.array(cardShape) }),
);

/** Schedule, place, equipment. */
export function PracticalInfo({ items, edit, ...heading }: SectionProps<typeof practicalInfoShape>) {
  return (
    <Section {...heading} edit={edit} className="beside">
      <dl className="rows practical">
        {items.map((item) => (
          <div key={item._key}>
            <dt>{item.title}</dt>
            <dd>{item.content && <RichText value={item.content} />}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
