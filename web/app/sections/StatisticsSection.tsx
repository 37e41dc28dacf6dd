import type { SectionProps } from "./SectionProps.ts";
import type { statisticsShape } from "../content/sections/statisticsSection.ts";
import { Section } from "../ui/Section.tsx";
import { widestOf } from "../ui/widestOf.ts";

const bright = "bg-sun text-on-sun [--color-line:var(--color-on-sun)] [--color-voice:var(--color-on-sun)]";

/** Figures set large, each with what it says. */
export function StatisticsSection({ figures, edit, ...heading }: SectionProps<typeof statisticsShape>) {
  const many = figures.length > 3;
  return (
    <Section {...heading} edit={edit} ground={bright}>
      <dl
        className={`grid gap-10 ${widestOf(figures.map(({ value }) => value))} ${many ? "md:grid-cols-2 lg:grid-cols-4" : "md:auto-cols-[1fr] md:grid-flow-col"}`}
      >
        {figures.map((figure) => (
          <div
            key={figure._key}
            className="@container flex flex-col-reverse justify-end border-t-2 border-line pt-6"
          >
            <dt className="mt-4 max-w-[18em] font-normal">{figure.label}</dt>
            <dd
              className={`font-head font-extrabold tracking-[-0.05em] figures ${many ? "text-[min(clamp(3.5rem,2rem+4vw,5.5rem),100cqi/var(--ems))]/[0.85]" : "text-figure/[0.85]"}`}
              {...edit(`figures[_key=="${figure._key}"].value`)}
            >
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
