import type { SectionProps } from "./SectionProps.ts";
import type { timelineShape } from "../content/sections/timelineSection.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

/** A year, month by month. */
export function TimelineSection({ entries, edit, ...heading }: SectionProps<typeof timelineShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ol className="year">
        {entries.map((entry) => (
          <li key={entry._key}>
            {entry.label && <p className="label">{entry.label}</p>}
            <h3 {...edit(`entries[_key=="${entry._key}"].title`)}>{entry.title}</h3>
            {entry.content && <RichText value={entry.content} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
