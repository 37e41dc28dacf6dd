import { z } from "zod";

import { cardFields, cardShape } from "../content/card.ts";
import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { Cards as CardList } from "../ui/Cards.tsx";
import { Section } from "../ui/Section.tsx";

export const cardsFields = /* groq */ `${headingFields}, layout, cards[]{ ${cardFields} }`;

export const cardsShape = fits<SectionResult<"cardsSection">>()(
  headingShape.extend({
    layout: z.enum(["grid", "list", "numbered"]).nullish(),
    cards: z.array(cardShape).min(1),
  }),
);

export function Cards({ cards, layout, edit, ...heading }: SectionProps<typeof cardsShape>) {
  return (
    <Section {...heading} edit={edit} className={layout === "list" ? "beside" : undefined}>
      <CardList cards={cards} layout={layout} edit={edit} />
    </Section>
  );
}
