import type { SectionProps } from "./SectionProps.ts";
import type { cardsShape } from "../content/sections/cardsSection.ts";
import { Cards } from "../ui/Cards.tsx";
import { Section } from "../ui/Section.tsx";

export function CardsSection({ cards, layout, edit, ...heading }: SectionProps<typeof cardsShape>) {
  return (
    <Section {...heading} edit={edit} beside={layout === "list"}>
      <Cards cards={cards} layout={layout} edit={edit} />
    </Section>
  );
}
