import type { Groups } from "./synonyms.ts";
import { stemOf, telling } from "./words.ts";

/** What a text, as its words, is recognised by. */
export type Traits = {
  /** Its words cut to their stems, those that stand side by side, and what staff say stands for them. */
  words: string[];
  /** Three letters of a word and three, `^pr`, `pri`, `ix$`: a slip of the pen leaves most of them. */
  letters: string[];
};

export function traitsOf(words: string[], groupsOf: Groups): Traits {
  const told = telling(words);
  const stems = told.map(stemOf);
  const pairs = stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`);
  return {
    words: unique([...stems.flatMap((stem) => [stem, ...groupsOf(stem)]), ...pairs]),
    letters: unique(told.flatMap(lettersOf)),
  };
}

/** Two words side by side say less than what both say. */
export const scaleOf = (trait: string) => (trait.includes(" ") ? 0.6 : 1);

function lettersOf(word: string): string[] {
  const framed = `^${word}$`;
  return Array.from({ length: Math.max(1, framed.length - 2) }, (_, at) => framed.slice(at, at + 3));
}

export const unique = <Item>(items: Item[]): Item[] => [...new Set(items)];
