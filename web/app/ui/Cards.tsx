import { Link } from "react-router-dom";

import type { Card } from "../content/card.ts";
import type { Editable } from "../site/useEdit.ts";
import { Picture } from "./Picture.tsx";
import { RichText } from "./RichText.tsx";

type Props = {
  cards: Card[];
  edit: (field: string) => Editable;
  level?: "h2" | "h3";
  layout?: "grid" | "list" | "numbered" | null;
};

const classes = { grid: "panels", list: "rows", numbered: "panels numbered" };

/** Cards side by side, below one another, or numbered. */
export function Cards({ cards, edit, level: Title = "h3", layout }: Props) {
  const List = layout === "numbered" ? "ol" : "ul";
  return (
    <List className={classes[layout ?? "grid"]}>
      {cards.map((card) => (
        <li key={card._key}>
          {card.image && <Picture image={card.image} sizes="(min-width: 48rem) 24rem, 100vw" ratio={3 / 2} />}
          <Title {...edit(`cards[_key=="${card._key}"].title`)}>{card.title}</Title>
          {card.content && <RichText value={card.content} />}
          {card.action && (
            <Link to={card.action.href} className="more">
              {card.action.label}
            </Link>
          )}
        </li>
      ))}
    </List>
  );
}
