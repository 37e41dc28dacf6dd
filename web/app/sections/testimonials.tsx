import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import { imageFields, imageShape } from "../content/image.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { Section } from "../ui/Section.tsx";

export const testimonialsFields = /* groq */ `
  ${headingFields}, testimonials[]->{ _id, quote, author, role, company, portrait{ ${imageFields} } }`;

export const testimonialsShape = fits<SectionResult<"testimonialsSection">>()(
  headingShape.extend({
    testimonials: z.array(
      z.object({
        _id: z.string(),
        quote: z.string(),
        author: z.string(),
        role: z.string().nullish(),
        company: z.string().nullish(),
        portrait: imageShape.nullish().catch(null),
      }),
    ),
  }),
);

/** What people say, in their words. */
export function Testimonials({ testimonials, edit, ...heading }: SectionProps<typeof testimonialsShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className="quotes">
        {testimonials.map(({ _id, quote, author, role, company }) => (
          <li key={_id}>
            <figure>
              <blockquote className="balloon">
                <p>«&#8239;{quote}&#8239;»</p>
              </blockquote>
              <figcaption>
                <strong>{author}</strong>
                {(role || company) && <span>{[role, company].filter(Boolean).join(", ")}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
