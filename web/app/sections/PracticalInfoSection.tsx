import type { SectionProps } from "./SectionProps.ts";
import type { practicalInfoShape } from "../content/sections/practicalInfoSection.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

/** Schedule, place, equipment. */
export function PracticalInfoSection({ items, edit, ...heading }: SectionProps<typeof practicalInfoShape>) {
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
