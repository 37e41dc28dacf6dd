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
import { Strip, StripItem, stripTitle } from "../ui/Strip.tsx";

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

/** Pictures make doors; without, the cards are three words of reassurance. */
function Below({ cards, edit }: { cards: Card[]; edit: (field: string) => Editable }) {
  if (cards.some(({ image }) => image)) return <Doors cards={cards} edit={edit} />;
  return (
    <div className="border-b-2 border-line bg-panel">
      <div className="wrap">
        <Strip>
          {cards.map((card) => (
            <StripItem key={card._key}>
              <h2 className={stripTitle} {...edit(`cards[_key=="${card._key}"].title`)}>
                {card.title}
              </h2>
              {card.content && <RichText value={card.content} />}
              {card.action && <More action={card.action} />}
            </StripItem>
          ))}
        </Strip>
      </div>
    </div>
  );
}
