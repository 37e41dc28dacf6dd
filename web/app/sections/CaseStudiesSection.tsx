import type { RichText as RichTextValue } from "../content/richText.ts";
import type { SectionProps } from "./SectionProps.ts";
import type { caseStudiesShape } from "../content/sections/caseStudiesSection.ts";
import { caption } from "../ui/Caption.tsx";
import { panel, panels } from "../ui/panel.ts";
import { RichText } from "../ui/RichText.tsx";
import { Eyebrow, Section } from "../ui/Section.tsx";

export function CaseStudiesSection({ caseStudies, edit, ...heading }: SectionProps<typeof caseStudiesShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className="grid gap-12">
        {caseStudies.map(({ _id, title, client, challenge, solution, result }) => (
          <li key={_id}>
            {client && <Eyebrow>{client}</Eyebrow>}
            <h3 className="mb-4 text-[clamp(1.5rem,1.2rem+1vw,2rem)]">{title}</h3>
            <dl className={`${panels} min-[56rem]:grid-cols-3`}>
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
  if (text.length === 0) return null;
  return (
    <div className={`${panel} px-pad pb-pad last:bg-sun-tint`}>
      <dt className={`${caption} -mt-0.5 mb-4 -ml-[calc(var(--pad)+2px)]`}>{name}</dt>
      <dd>
        <RichText value={text} />
      </dd>
    </div>
  );
}
