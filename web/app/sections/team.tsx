import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import { imageFields, imageShape } from "../content/image.ts";
import { blockFields, richTextShape } from "../content/richText.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export const teamFields = /* groq */ `
  ${headingFields}, members[]->{ _id, name, role, image{ ${imageFields} }, bio[]{ ${blockFields} } }`;

export const teamShape = fits<SectionResult<"teamSection">>()(
  headingShape.extend({
    members: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        role: z.string(),
        image: imageShape.nullish().catch(null),
        bio: richTextShape,
      }),
    ),
  }),
);

export function Team({ members, edit, ...heading }: SectionProps<typeof teamShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className="team">
        {members.map(({ _id, name, role, image, bio }) => (
          <li key={_id}>
            {image && (
              <Picture
                image={image}
                sizes="(min-width: 68rem) 16rem, (min-width: 36rem) 45vw, 100vw"
                ratio={1}
              />
            )}
            <h3>{name}</h3>
            <p className="label">{role}</p>
            <RichText value={bio} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
