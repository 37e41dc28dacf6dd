import type { SectionProps } from "./SectionProps.ts";
import type { teamShape } from "../content/sections/teamSection.ts";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export function TeamSection({ members, edit, ...heading }: SectionProps<typeof teamShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className="grid md:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-6 gap-y-10">
        {members.map(({ _id, name, role, image, bio }) => (
          <li key={_id} className="max-md:flex max-md:flex-wrap max-md:gap-4">
            {image && (
              <Picture
                image={image}
                sizes="(min-width: 68rem) 16rem, (min-width: 48rem) 45vw, 6rem"
                ratio={1}
                className="w-24 flex-none self-start border-2 border-line md:mb-4 md:w-full"
              />
            )}
            <div className="flex-[1_1_10.5rem]">
              <h3>{name}</h3>
              {role && <p className="mb-2 font-head text-label font-semibold text-muted">{role}</p>}
              <RichText value={bio} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
