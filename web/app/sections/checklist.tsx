import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import { blockFields, richTextShape } from "../content/richText.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export const checklistFields = /* groq */ `${headingFields}, items[]{ _key, title, note }, note[]{ ${blockFields} }`;

export const checklistShape = fits<SectionResult<"checklistSection">>()(
  headingShape.extend({
    items: z.array(z.object({ _key: z.string(), title: z.string(), note: z.string().nullish() })),
    note: richTextShape.nullish(),
  }),
);

export function Checklist({ items, note, edit, ...heading }: SectionProps<typeof checklistShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className="checks checklist wide">
        {items.map((item) => (
          <li key={item._key}>
            {item.title}
            {item.note && <small>{item.note}</small>}
          </li>
        ))}
      </ul>
      {note && <RichText value={note} className="note" />}
    </Section>
  );
}
