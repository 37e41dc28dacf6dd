import type { RichText as RichTextValue } from "../content/richText.ts";
import type { SectionProps } from "./SectionProps.ts";
import type { caseStudiesShape } from "../content/sections/caseStudiesSection.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export function CaseStudiesSection({ caseStudies, edit, ...heading }: SectionProps<typeof caseStudiesShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className="cases">
        {caseStudies.map(({ _id, title, client, challenge, solution, result }) => (
          <li key={_id}>
            <p className="eyebrow">{client}</p>
            <h3>{title}</h3>
            <dl className="strip">
              <Panel name="Le besoin" text={challenge} />
              <Panel name="La formation" text={solution} />
              <Panel name="Le résultat" text={result} />
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Panel({ name, text }: { name: string; text: RichTextValue }) {
  return (
    <div>
      <dt className="caption">{name}</dt>
      <dd>
        <RichText value={text} />
      </dd>
    </div>
  );
}
