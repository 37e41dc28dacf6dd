import type { SectionProps } from "./SectionProps.ts";
import type { teamShape } from "../content/sections/teamSection.ts";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export function TeamSection({ members, edit, ...heading }: SectionProps<typeof teamShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-10">
        {members.map(({ _id, name, role, image, bio }) => (
          <li key={_id}>
            {image && (
              <Picture
                image={image}
                sizes="(min-width: 68rem) 16rem, (min-width: 36rem) 45vw, 100vw"
                ratio={1}
                className="mb-4 h-auto w-full border-2 border-line"
              />
            )}
            <h3>{name}</h3>
            <p className="mb-2 font-head text-label font-semibold text-muted">{role}</p>
            <RichText value={bio} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
