import type { SectionProps } from "./SectionProps.ts";
import type { testimonialsShape } from "../content/sections/testimonialsSection.ts";
import { Section } from "../ui/Section.tsx";

const said =
  "balloon font-head text-title/[1.35] font-medium tracking-[-0.01em] lg:group-first:grid lg:group-first:content-center lg:group-first:[--round:3rem] lg:group-first:p-[clamp(2rem,3.5vw,3.5rem)] lg:group-first:text-[clamp(1.75rem,1rem+1.6vw,2.375rem)]/[1.25]";

/** What people say, in their words. */
export function TestimonialsSection({
  testimonials,
  edit,
  ...heading
}: SectionProps<typeof testimonialsShape>) {
  return (
    <Section {...heading} edit={edit}>
      {/* On paper no grid, which would leave its heading on the sheet before. */}
      <ul className="grid gap-x-10 gap-y-14 lg:grid-cols-[7fr_5fr] print:block print:[&>li]:mb-10">
        {testimonials.map(({ _id, quote, author, role, company }) => (
          <li key={_id} className="group lg:first:row-span-2">
            <figure className="lg:group-first:grid lg:group-first:h-full lg:group-first:grid-rows-[1fr_auto]">
              <blockquote className={said}>
                <p>«&#8239;{quote}&#8239;»</p>
              </blockquote>
              <figcaption className="mt-8 ml-[min(4.75rem,10vw)] sm:mt-5 lg:group-first:ml-23 leading-[1.35]">
                <strong>{author}</strong>
                {(role || company) && (
                  <span className="block text-label/[1.35] text-muted">
                    {[role, company].filter(Boolean).join(", ")}
                  </span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
