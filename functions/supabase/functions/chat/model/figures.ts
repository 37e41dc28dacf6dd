import type { Passage } from "../content/passage.ts";
import { wordsOf } from "../find/words.ts";

/** The figures of a text that none of these passages has; the numbers of a list are none. */
export function figuresBeside(text: string, passages: Passage[]): string[] {
  const told = new Set(
    passages.flatMap(({ title, context, text, place }) =>
      figuresOf(`${title} ${context} ${text} ${place.title}`),
    ),
  );
  const said = figuresOf(text.replaceAll(/^\s*\d+[.)]\s/gm, ""));
  return [...new Set(said.filter((figure) => !told.has(figure)))];
}

/** « 1 299 € », « 1.299 € » and « 1299 € » are one figure, as are « six mois » and « 6 mois ». */
const figuresOf = (text: string) =>
  wordsOf(text.replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, "")).flatMap((word) => word.match(/\d+/g) ?? []);
