import type { Figure } from "./figure.ts";

/** The sentence a figure stands in, and where in it. */
export function sentenceAround(text: string, { index }: Figure): { sentence: string; at: number } {
  const ends = [...text.matchAll(/[.!?…]["»\s\u00A0\u202F]+|\n/g)].map(
    (match) => match.index + match[0].length,
  );
  const start = ends.findLast((end) => end <= index) ?? 0;
  const end = ends.find((position) => position > index) ?? text.length;
  return { sentence: text.slice(start, end), at: index - start };
}
