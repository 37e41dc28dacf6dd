import type { SectionProps } from "./SectionProps.ts";
import type { statisticsShape } from "../content/sections/statisticsSection.ts";
import { Section } from "../ui/Section.tsx";

/** Figures set large, each with what it says. */
export function StatisticsSection({ figures, edit, ...heading }: SectionProps<typeof statisticsShape>) {
  return (
    <Section {...heading} edit={edit} className="bright">
      <dl className={figures.length > 3 ? "figures four" : "figures"}>
        {figures.map((figure) => (
          <div key={figure._key}>
            <dt>{figure.label}</dt>
            <dd {...edit(`figures[_key=="${figure._key}"].value`)}>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
