import type { Card } from "../content/card.ts";
import type { Editable } from "../site/useEdit.ts";
import type { SectionProps } from "./SectionProps.ts";
import type { heroShape } from "../content/sections/heroSection.ts";
import { Actions } from "../ui/Actions.tsx";
import { Cards } from "../ui/Cards.tsx";
import { Doors } from "../ui/Doors.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";

/** The head of a page: its title, what it offers, where to go. */
export function HeroSection({
  eyebrow,
  title,
  intro,
  image,
  actions,
  cards,
  edit,
}: SectionProps<typeof heroShape>) {
  return (
    <>
      <section className={image ? "hero split" : "hero"}>
        <div className="hero-text">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 {...edit("title")}>{title}</h1>
          {intro && <RichText value={intro} className="lead" />}
          <Actions actions={actions} />
        </div>
        {image && (
          <Picture
            image={image}
            sizes="(min-width: 60rem) 45vw, 100vw"
            ratio={4 / 3}
            eager
            className="hero-picture"
          />
        )}
      </section>
      {cards?.length ? <Below cards={cards} edit={edit} /> : null}
    </>
  );
}

/** Pictures make doors; without, the cards are three words of reassurance. */
function Below({ cards, edit }: { cards: Card[]; edit: (field: string) => Editable }) {
  if (cards.some(({ image }) => image)) return <Doors cards={cards} edit={edit} />;
  return (
    <div className="hero-cards">
      <div className="wrap">
        <Cards cards={cards} edit={edit} level="h2" />
      </div>
    </div>
  );
}
