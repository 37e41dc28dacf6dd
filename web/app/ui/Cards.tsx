import type { Card } from "../content/card.ts";
import type { Editable } from "../site/useEdit.ts";
import { More } from "./More.tsx";
import { panel, panelsOfEqualWidth, panelTitle } from "./panel.ts";
import { Picture } from "./Picture.tsx";
import { RichText } from "./RichText.tsx";

type Props = {
  cards: Card[];
  edit: (field: string) => Editable;
  layout?: "grid" | "list" | "numbered" | null;
};

const numbered =
  "before:mb-6 before:block before:font-head before:text-display/none before:font-extrabold before:text-voice before:[content:counter(panel)/''] before:[counter-increment:panel]";

const looks = {
  grid: { list: panelsOfEqualWidth, item: `${panel} p-pad`, title: panelTitle },
  numbered: {
    list: `${panelsOfEqualWidth} [counter-reset:panel]`,
    item: `${panel} p-pad ${numbered}`,
    title: panelTitle,
  },
  list: { list: "", item: "border-t-2 border-line py-6 last:border-b-2", title: "mb-1.5" },
};

/** Cards side by side, below one another, or numbered. */
export function Cards({ cards, edit, layout }: Props) {
  const List = layout === "numbered" ? "ol" : "ul";
  const look = looks[layout ?? "grid"];
  const wide = layout === "list" || cards.length < 3;
  return (
    <List className={look.list}>
      {cards.map((card) => (
        <li key={card._key} className={look.item}>
          {card.image && (
            <Picture
              image={card.image}
              sizes={`(min-width: 48rem) ${wide ? 44 : 26}rem, 100vw`}
              ratio={3 / 2}
              className="mb-4 w-full border-2 border-line"
            />
          )}
          <h3 className={look.title} {...edit(`cards[_key=="${card._key}"].title`)}>
            {card.title}
          </h3>
          {card.content && <RichText value={card.content} />}
          {card.action && <More action={card.action} />}
        </li>
      ))}
    </List>
  );
}
