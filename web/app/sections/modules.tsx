import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import { blockFields, richTextShape } from "../content/richText.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export const modulesFields = /* groq */ `
  ${headingFields}, modules[]->{ _id, title, duration, skills, tools, color, description[]{ ${blockFields} } }`;

export const modulesShape = fits<SectionResult<"modulesSection">>()(
  headingShape.extend({
    modules: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        duration: z.string(),
        skills: z.array(z.string()),
        tools: z.array(z.string()).nullish(),
        color: z.string().nullish(),
        description: richTextShape,
      }),
    ),
  }),
);

export function Modules({ modules, edit, ...heading }: SectionProps<typeof modulesShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className="panels modules">
        {modules.map((module) => (
          <li key={module._id} data-hue={module.color ?? "iris"}>
            <h3>{module.title}</h3>
            <p className="label">{module.duration}</p>
            <RichText value={module.description} />
            <ul className="dots">
              {module.skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
            {module.tools && module.tools.length > 0 && (
              <p className="tools">Outils&#8239;: {module.tools.join(", ")}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
