import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import { imageFields, imageShape } from "../content/image.ts";
import { blockFields, type RichText as RichTextValue, richTextShape } from "../content/richText.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export const caseStudiesFields = /* groq */ `
  ${headingFields},
  caseStudies[]->{
    _id, title, client, image{ ${imageFields} },
    challenge[]{ ${blockFields} }, solution[]{ ${blockFields} }, result[]{ ${blockFields} }
  }`;

export const caseStudiesShape = fits<SectionResult<"caseStudiesSection">>()(
  headingShape.extend({
    caseStudies: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        client: z.string(),
        image: imageShape.nullish().catch(null),
        challenge: richTextShape,
        solution: richTextShape,
        result: richTextShape,
      }),
    ),
  }),
);

export function CaseStudies({ caseStudies, edit, ...heading }: SectionProps<typeof caseStudiesShape>) {
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
