import type { SectionProps } from "./SectionProps.ts";
import type { timelineShape } from "../content/sections/timelineSection.ts";
import { panel, panels } from "../ui/panel.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

/** A year, month by month. */
export function TimelineSection({ entries, edit, ...heading }: SectionProps<typeof timelineShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ol
        className={`${panels} sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] min-[75rem]:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] min-[75rem]:[--pad:1.25rem]`}
      >
        {entries.map((entry) => (
          <li key={entry._key} className={`${panel} px-pad pb-pad`}>
            {entry.label && (
              <p className="-mx-pad mb-4 border-b-2 border-line bg-sun-tint px-pad py-[0.4rem] font-head text-label font-semibold">
                {entry.label}
              </p>
            )}
            <h3 className="mb-1.5 first:pt-pad" {...edit(`entries[_key=="${entry._key}"].title`)}>
              {entry.title}
            </h3>
            {entry.content && <RichText value={entry.content} className="text-[0.9375em]" />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
