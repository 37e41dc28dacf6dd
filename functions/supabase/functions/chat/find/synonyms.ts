import { stemOf, wordsOf } from "./words.ts";

/** The groups of words that stand for one another to which a stem belongs, as staff have put them together. */
export type Groups = (stem: string) => string[];

/** @param lists Of words and expressions; an expression of several words stands for nothing here. */
export function groupsFrom(lists: string[][]): Groups {
  const groups = new Map<string, string[]>();
  lists.forEach((expressions, index) => {
    for (const [word, ...more] of expressions.map(wordsOf)) {
      if (!word || more.length) continue;
      const stem = stemOf(word);
      groups.set(stem, [...(groups.get(stem) ?? []), `#${index}`]);
    }
  });
  return (stem) => groups.get(stem) ?? [];
}
