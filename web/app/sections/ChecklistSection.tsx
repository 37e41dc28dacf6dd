import type { SectionProps } from "./SectionProps.ts";
import type { checklistShape } from "../content/sections/checklistSection.ts";
import { CheckList } from "../ui/CheckList.tsx";
import { Note } from "../ui/Note.tsx";
import { Section } from "../ui/Section.tsx";

export function ChecklistSection({ items, note, edit, ...heading }: SectionProps<typeof checklistShape>) {
  return (
    <Section {...heading} edit={edit}>
      <CheckList items={items} ruled="wide" />
      <Note value={note} />
    </Section>
  );
}
