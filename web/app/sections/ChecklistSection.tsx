import type { SectionProps } from "./SectionProps.ts";
import type { checklistShape } from "../content/sections/checklistSection.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export function ChecklistSection({ items, note, edit, ...heading }: SectionProps<typeof checklistShape>) {
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
