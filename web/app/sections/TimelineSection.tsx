import type { SectionProps } from "./SectionProps.ts";
import type { timelineShape } from "../content/sections/timelineSection.ts";
import { panel } from "../ui/panel.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

/** A year, month by month. */
export function TimelineSection({ entries, edit, ...heading }: SectionProps<typeof timelineShape>) {
  const dated = entries.some(({ label }) => label);
  return (
    <Section {...heading} edit={edit}>
      {/* However many there are, the last fill their row. */}
      <ol className="flex flex-wrap pt-0.5 pl-0.5 min-[75rem]:[--pad:1.25rem] print:gap-y-1 print:pt-0">
        {entries.map((entry) => (
          <li key={entry._key} className={`${panel} flex-[1_1_15rem] px-pad pb-pad min-[75rem]:basis-56`}>
            {/* One without a date has its title as high as those beside it. */}
            {dated && (
              <p
                className={`-mx-pad mb-4 border-b-2 border-line bg-sun-tint px-pad py-[0.4rem] font-head text-label font-semibold ${entry.label ? "" : "max-[34rem]:hidden"}`}
              >
                {entry.label ?? "\u00a0"}
              </p>
            )}
            <h3
              className={`mb-1.5 ${dated ? (entry.label ? "" : "max-[34rem]:pt-pad") : "pt-pad"}`}
              {...edit(`entries[_key=="${entry._key}"].title`)}
            >
              {entry.title}
            </h3>
            {entry.content && <RichText value={entry.content} className="max-w-[40rem] text-[0.9375em]" />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
