import { Link } from "react-router-dom";

import type { Card } from "../content/card.ts";
import type { Editable } from "../site/useEdit.ts";
import { Picture } from "./Picture.tsx";
import { RichText } from "./RichText.tsx";

type Props = { cards: Card[]; edit: (field: string) => Editable };

const hues = ["soleil", "iris", "sapin"];

/** The ways in to the site, one for each public, each as wide as its share of the screen. */
export function Doors({ cards, edit }: Props) {
  return (
    <ul className="doors">
      {cards.map((card, index) => (
        <li key={card._key} className="door" data-hue={hues[index % hues.length]}>
          {card.image && <Picture image={card.image} sizes="(min-width: 48rem) 50vw, 100vw" ratio={5 / 2} />}
          <div className="door-text">
            <h2 {...edit(`cards[_key=="${card._key}"].title`)}>{card.title}</h2>
            {card.content && <RichText value={card.content} />}
            {card.action && (
              <Link to={card.action.href} className="more">
                {card.action.label}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
