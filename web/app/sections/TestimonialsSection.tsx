import type { SectionProps } from "./SectionProps.ts";
import type { testimonialsShape } from "../content/sections/testimonialsSection.ts";
import { Section } from "../ui/Section.tsx";

/** What people say, in their words. */
export function TestimonialsSection({
  testimonials,
  edit,
  ...heading
}: SectionProps<typeof testimonialsShape>) {
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
