import type { SectionProps } from "./SectionProps.ts";
import type { campsShape } from "../content/sections/campsSection.ts";
import { Caption } from "../ui/Caption.tsx";
import { Note } from "../ui/Note.tsx";
import { panel, panelsOfEqualWidth, panelTitle } from "../ui/panel.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export function CampsSection({ camps, note, edit, ...heading }: SectionProps<typeof campsShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className={panelsOfEqualWidth}>
        {camps.map((camp) => (
          <li key={camp._id} className={`${panel} p-pad`}>
            <Caption corner>{camp.period}</Caption>
            <h3 className={panelTitle}>{camp.title}</h3>
            <p className="font-head text-label font-semibold">
              {camp.duration} · {camp.level}
            </p>
            <RichText value={camp.description} />
          </li>
        ))}
      </ul>
      <Note value={note} />
    </Section>
  );
}
