import type { Figure } from "./figures.ts";

/** The sentence a figure stands in. */
export function sentenceAround(text: string, { index, text: typed }: Figure) {
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
