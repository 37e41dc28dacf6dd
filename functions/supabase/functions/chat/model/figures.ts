import { wordsOf } from "../find/words.ts";

/** The figures of a text that none of these texts has; the numbers of a list are none. */
export function figuresBeside(text: string, texts: string[]): string[] {
  const told = new Set(texts.flatMap(figuresOf));
  const said = figuresOf(text.replaceAll(/^\s*\d+[.)]\s/gm, ""));
  return [...new Set(said.filter((figure) => !told.has(figure)))];
}

/** What numbers above twenty are written with; smaller ones are in digits among a text's words. */
const inLetters = new Set(
  "vingt trente quarante cinquante soixante septante octante huitante nonante cent mille million milliard".split(
    " ",
  ),
);

/** « 1 299 € », « 1.299 € » and « 1299 € » are one figure, as are « six mois » and « 6 mois »; « cent trente » is two. */
const figuresOf = (text: string) =>
  wordsOf(text.replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, "")).flatMap((word) => {
    const letters = word.replace(/s$/, "");
    return inLetters.has(letters) ? [letters] : (word.match(/\d+/g) ?? []);
  });
