import type { SectionProps } from "./SectionProps.ts";
import type { partnersShape } from "../content/sections/partnersSection.ts";
import { Section } from "../ui/Section.tsx";

export function PartnersSection({ partners, edit, ...heading }: SectionProps<typeof partnersShape>) {
  return (
    <Section {...heading} edit={edit} beside>
      <ul className="flex flex-wrap gap-x-10 gap-y-1 font-head text-[clamp(1.375rem,1rem+1.6vw,2.125rem)]/[1.4] font-bold tracking-[-0.02em]">
        {partners.map(({ _id, name, url }) => (
          <li key={_id}>{url ? <a href={url}>{name}</a> : name}</li>
        ))}
      </ul>
    </Section>
  );
}
