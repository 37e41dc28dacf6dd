import type { SectionProps } from "./SectionProps.ts";
import type { partnersShape } from "../content/sections/partnersSection.ts";
import { Section } from "../ui/Section.tsx";

export function PartnersSection({ partners, edit, ...heading }: SectionProps<typeof partnersShape>) {
  return (
    <Section {...heading} edit={edit} beside>
      <ul className="grid gap-x-8 gap-y-3 font-head text-[1.375rem]/[1.25] font-bold md:grid-cols-2 tracking-[-0.02em]">
        {partners.map(({ _id, name, url }) => (
          <li key={_id}>{url ? <a href={url}>{name}</a> : name}</li>
        ))}
      </ul>
    </Section>
  );
}
