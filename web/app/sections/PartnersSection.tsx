import type { SectionProps } from "./SectionProps.ts";
import type { partnersShape } from "../content/sections/partnersSection.ts";
import { Section } from "../ui/Section.tsx";

export function PartnersSection({ partners, edit, ...heading }: SectionProps<typeof partnersShape>) {
  return (
    <Section {...heading} edit={edit} className="beside">
      <ul className="names">
        {partners.map(({ _id, name, url }) => (
          <li key={_id}>{url ? <a href={url}>{name}</a> : name}</li>
        ))}
      </ul>
    </Section>
  );
}
