import type { SectionProps } from "./SectionProps.ts";
import type { campsShape } from "../content/sections/campsSection.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export function CampsSection({ camps, note, edit, ...heading }: SectionProps<typeof campsShape>) {
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
