import type { Card } from "../content/card.ts";
import type { Editable } from "../site/useEdit.ts";
import { More } from "./More.tsx";
import { Picture } from "./Picture.tsx";
import { RichText } from "./RichText.tsx";

type Props = { cards: Card[]; edit: (field: string) => Editable };

// The whole door leads where its link does, but for the links of its text.
const door =
  "group relative flex flex-col border-line bg-hue text-on-hue [--color-voice:var(--on-hue)] print:bg-panel print:text-ink print:[--color-voice:var(--color-ink)] not-first:max-md:border-t-2 md:even:border-l-2 md:nth-[n+3]:border-t-2 md:odd:last:col-span-2";

const hues = ["soleil", "iris", "sapin"];

/** The ways in to the site, one for each public, two side by side; a last one alone is as wide as both. */
export function Doors({ cards, edit }: Props) {
  return (
    <ul className="grid border-b-2 border-line md:grid-cols-2">
      {cards.map((card, index) => (
        <li key={card._key} className={door} data-hue={hues[index % hues.length]}>
          {card.image && (
            <Picture
              image={card.image}
              sizes="(min-width: 48rem) 50vw, 100vw"
              ratio={5 / 2}
              className="w-full border-b-2 border-line"
            />
          )}
          <div className="flex flex-1 flex-col items-start gap-3 px-gutter py-[clamp(1.5rem,4vw,3.5rem)] md:group-odd:pl-[max(var(--gutter),50vw-39rem)]">
            <h2 className="max-w-full" {...edit(`cards[_key=="${card._key}"].title`)}>
              {card.title}
            </h2>
            {card.content && <RichText value={card.content} className="[&_a]:relative [&_a]:z-1" />}
            {card.action && (
              <More
                action={card.action}
                className="mt-auto before:absolute before:inset-0 before:[content:'']"
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
