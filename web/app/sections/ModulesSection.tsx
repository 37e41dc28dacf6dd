import { agreed } from "functions/counted";

import type { SectionProps } from "./SectionProps.ts";
import type { modulesShape } from "../content/sections/modulesSection.ts";
import { DotList } from "../ui/DotList.tsx";
import { panel, panelsOfEqualWidth } from "../ui/panel.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

// In place of the panel's upper line, a band in the module's colour.
const band =
  "relative border-t-0 before:absolute before:inset-x-0 before:top-0 before:h-3 before:border-y-2 before:border-line before:bg-hue before:[content:'']";

export function ModulesSection({ modules, edit, ...heading }: SectionProps<typeof modulesShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className={`${panelsOfEqualWidth} [--panel:26rem]`}>
        {modules.map((module) => (
          <li
            key={module._id}
            className={`${panel} ${band} grid content-start gap-3 px-pad pt-[calc(var(--pad)+0.75rem)] pb-pad`}
            data-hue={module.color ?? "iris"}
          >
            <h3 className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]">{module.title}</h3>
            {module.duration && (
              <p className="font-head text-label font-semibold text-muted">{module.duration}</p>
            )}
            <RichText value={module.description} />
            <DotList items={module.skills} />
            {module.tools && module.tools.length > 0 && (
              <p className="font-head text-label/[1.4] font-semibold">
                {agreed(module.tools.length, "Outil")}&#8239;: {module.tools.join(", ")}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
