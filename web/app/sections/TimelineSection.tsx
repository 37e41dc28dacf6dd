import type { SectionProps } from "./SectionProps.ts";
import type { timelineShape } from "../content/sections/timelineSection.ts";
import { panel } from "../ui/panel.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

/** A year, month by month. */
export function TimelineSection({ entries, edit, ...heading }: SectionProps<typeof timelineShape>) {
  return (
    <Section {...heading} edit={edit}>
      {/* However many there are, the last fill their row. */}
      <ol className="flex flex-wrap pt-0.5 pl-0.5 min-[75rem]:[--pad:1.25rem] print:gap-y-1 print:pt-0">
        {entries.map((entry) => (
          <li key={entry._key} className={`${panel} flex-[1_1_15rem] px-pad pb-pad min-[75rem]:basis-56`}>
            {entry.label && (
              <p className="-mx-pad mb-4 border-b-2 border-line bg-sun-tint px-pad py-[0.4rem] font-head text-label font-semibold">
                {entry.label}
              </p>
            )}
            <h3 className="mb-1.5 first:pt-pad" {...edit(`entries[_key=="${entry._key}"].title`)}>
              {entry.title}
            </h3>
            {entry.content && <RichText value={entry.content} className="max-w-[40rem] text-[0.9375em]" />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
