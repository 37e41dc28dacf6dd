import type { Groups } from "./synonyms.ts";
import { remembered, stemOf, telling } from "./words.ts";

/**
 * What a question, as its words, is recognised by: their stems, those that stand side by side, their synonyms; and of
 * words that tell something three letters and three, `~^pr`, `~pri`: a slip of the pen leaves most of them.
 */
export function traitsOf(words: string[], groupsOf: Groups): string[] {
  const stems = words.map(stemOf);
  const pairs = stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`);
  return unique([...stems, ...pairs, ...stems.flatMap(groupsOf), ...telling(words).flatMap(lettersOf)]);
}

export const isWord = (trait: string) => !/[~ ]/.test(trait);

/** Two words side by side say less than what both say; three letters less than a word. */
export const scaleOf = (trait: string) => (isWord(trait) ? 1 : 0.8);

const lettersOf = remembered((word) => {
  const framed = `^${word}$`;
  return Array.from({ length: word.length }, (_, at) => `~${framed.slice(at, at + 3)}`);
});

export const unique = <Item>(items: Item[]): Item[] => [...new Set(items)];
