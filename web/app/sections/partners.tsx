import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { Section } from "../ui/Section.tsx";

export const partnersFields = /* groq */ `${headingFields}, partners[]->{ _id, name, url }`;

export const partnersShape = fits<SectionResult<"partnersSection">>()(
  headingShape.extend({
    partners: z.array(z.object({ _id: z.string(), name: z.string(), url: z.string().nullish() })),
  }),
);

export function Partners({ partners, edit, ...heading }: SectionProps<typeof partnersShape>) {
  return (
    <Section {...heading} edit={edit} className="beside">
      <ul className="names">
        {partners.map(({ _id, name, url }) => (
          <li key={_id}>{url ? <a href={url}>{name}</a> : name}</li>
        ))}
      </ul>
    </Section>
  );
}
