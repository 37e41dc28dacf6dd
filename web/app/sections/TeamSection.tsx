import type { SectionProps } from "./SectionProps.ts";
import type { teamShape } from "../content/sections/teamSection.ts";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export function TeamSection({ members, edit, ...heading }: SectionProps<typeof teamShape>) {
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
