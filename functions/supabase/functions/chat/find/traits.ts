import type { Groups } from "./synonyms.ts";
import { stemOf, telling } from "./words.ts";

/** A word, or two beginnings side by side, says less than the beginnings of words do. */
const lesser = 0.64;

/** What texts are recognised by: words, their beginnings, two of these side by side, and their synonyms; each once. */
export function traitsOf(words: string[], ofWord: (word: string) => string[]): Set<string> {
  const traits = new Set<string>();
  let before: string | undefined;
  for (const word of words) {
    const own = ofWord(word);
    for (const trait of own) traits.add(trait);
    if (before) traits.add(`${before}+${own[0]!}`);
    before = own[0];
  }
  return traits;
}

/** Of one word: its beginning first, if it tells anything. */
export function traitsOfWord(word: string, groupsOf: Groups): string[] {
  if (telling([word]).length === 0) return [asWord(word)];
  const stem = stemOf(word);
  return [stem, ...groupsOf(stem), asWord(word)];
}

export const asWord = (word: string) => `~${word}`;

export const isWord = (trait: string) => trait.startsWith("~") && !isPair(trait);

export const isPair = (trait: string) => trait.includes("+");

/** How much one counts. */
export const weightOf = (trait: string) => (trait.startsWith("~") || isPair(trait) ? lesser : 1);
