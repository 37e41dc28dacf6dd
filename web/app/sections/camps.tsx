import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import { blockFields, richTextShape } from "../content/richText.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export const campsFields = /* groq */ `
  ${headingFields}, note[]{ ${blockFields} },
  "camps": *[_type == "camp"] | order(rank asc){ _id, title, period, duration, level, description[]{ ${blockFields} } }`;

export const campsShape = fits<SectionResult<"campsSection">>()(
  headingShape.extend({
    note: richTextShape.nullish(),
    camps: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        period: z.string(),
        duration: z.string(),
        level: z.string(),
        description: richTextShape,
      }),
    ),
  }),
);

export function Camps({ camps, note, edit, ...heading }: SectionProps<typeof campsShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className="panels">
        {camps.map((camp) => (
          <li key={camp._id}>
            <p className="caption">{camp.period}</p>
            <h3>{camp.title}</h3>
            <p className="facts">
              {camp.duration} · {camp.level}
            </p>
            <RichText value={camp.description} />
          </li>
        ))}
      </ul>
      {note && <RichText value={note} className="note" />}
    </Section>
  );
}
