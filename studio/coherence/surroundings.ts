import type { Figure } from "./figures.ts";
import { untyped } from "./texts.ts";

/** The text with the plans' own names blanked out: « Pack 3 mois » is a name. */
export function without(names: string[], text: string): string {
  const plain = (part: string) => part.toLowerCase().replace(/[\u00A0\u202F]/g, " ");
  return names.reduce((rest, name) => {
    const at = plain(rest).indexOf(plain(name));
    return at < 0
      ? rest
      : `${rest.slice(0, at)}${untyped.repeat(name.length)}${without([name], rest.slice(at + name.length))}`;
  }, text);
}

/** The sentence a figure stands in. */
export function around(text: string, { index, text: typed }: Figure) {
  const ends = [...text.matchAll(/[.!?…]["»\s\u00A0\u202F]+|\n/g)].map(
    (match) => match.index + match[0].length,
  );
  const start = ends.findLast((end) => end <= index) ?? 0;
  const end = ends.find((position) => position > index) ?? text.length;
  return {
    sentence: text.slice(start, end),
    before: text.slice(start, index),
    after: text.slice(index + typed.length, end),
  };
}
