import type { Groups } from "./synonyms.ts";
import { stemOf, telling } from "./words.ts";

/** What a text, as its words, is recognised by: their stems, those that stand side by side, and their synonyms. */
export function wordTraits(words: string[], groupsOf: Groups): string[] {
  const stems = telling(words).map(stemOf);
  const pairs = stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`);
  return unique([...stems.flatMap((stem) => [stem, ...groupsOf(stem)]), ...pairs]);
}

/** Two words side by side say less than what both say. */
export const scaleOf = (trait: string) => (trait.includes(" ") ? 0.6 : 1);

/** Three letters of a word and three, `^pr`, `pri`, `ix$`: a slip of the pen leaves most of them. */
export function letterTraits(words: string[]): string[] {
  const letters = new Set<string>();
  for (const word of telling(words)) {
    const framed = `^${word}$`;
    for (let at = 0; at < Math.max(1, framed.length - 2); at++) letters.add(framed.slice(at, at + 3));
  }
  return [...letters];
}

export const unique = <Item>(items: Item[]): Item[] => [...new Set(items)];
