import type { Card } from "../content/card.ts";
import type { Editable } from "../site/useEdit.ts";
import type { SectionProps } from "./SectionProps.ts";
import type { heroShape } from "../content/sections/heroSection.ts";
import { Actions } from "../ui/Actions.tsx";
import { Doors } from "../ui/Doors.tsx";
import { HeroFrame } from "../ui/HeroFrame.tsx";
import { More } from "../ui/More.tsx";
import { Eyebrow } from "../ui/Section.tsx";
import { RichText } from "../ui/RichText.tsx";

/** The head of a page: its title, what it offers, where to go. */
export function HeroSection({
  eyebrow,
  title,
  intro,
  image,
  actions,
  cards,
  as: Title,
  edit,
}: SectionProps<typeof heroShape>) {
  return (
    <>
      <HeroFrame image={image}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title {...edit("title")}>{title}</Title>
        {intro && <RichText value={intro} className="lead mt-6" />}
        <Actions actions={actions} />
      </HeroFrame>
      {cards?.length ? <Below cards={cards} edit={edit} /> : null}
    </>
  );
}

// Above each row and between its cards; what falls outside the list is cut off.
const lines =
  "md:relative md:before:absolute md:before:-top-0.5 md:before:-right-[100vw] md:before:bottom-0 md:before:-left-pad md:before:border-t-2 md:before:border-l-2 md:before:border-line md:before:pointer-events-none md:before:[content:'']";

/** Pictures make doors; without, the cards are three words of reassurance. */
function Below({ cards, edit }: { cards: Card[]; edit: (field: string) => Editable }) {
  if (cards.some(({ image }) => image)) return <Doors cards={cards} edit={edit} />;
  return (
    <div className="border-b-2 border-line bg-panel">
      <div className="wrap">
        <ul className="grid gap-x-[calc(2*var(--pad))] md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] md:overflow-clip">
          {cards.map((card) => (
            <li key={card._key} className={`border-line py-pad not-first:max-md:border-t-2 ${lines}`}>
              <h2
                className="mb-2 text-title/[1.15] tracking-[-0.015em] hyphens-auto"
                {...edit(`cards[_key=="${card._key}"].title`)}
              >
                {card.title}
              </h2>
              {card.content && <RichText value={card.content} />}
              {card.action && <More action={card.action} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
