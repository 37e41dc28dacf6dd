import type { SectionProps } from "./SectionProps.ts";
import type { modulesShape } from "../content/sections/modulesSection.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export function ModulesSection({ modules, edit, ...heading }: SectionProps<typeof modulesShape>) {
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
