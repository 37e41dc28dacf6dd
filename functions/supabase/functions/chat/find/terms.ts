import type { Groups } from "./synonyms.ts";
import { unique } from "./traits.ts";
import { headOf, stemOf, telling } from "./words.ts";

/** A term of a question, and how much it says of what is asked. */
export type Term = { term: string; weight: number };

/** What words are worth among texts, and which stand for one another. */
export class Terms {
  readonly #groupsOf: Groups;
  readonly #frequency = new Map<string, number>();
  #count = 0;

  constructor(groupsOf: Groups) {
    this.#groupsOf = groupsOf;
  }

  /** Counts a text, by what it speaks of. */
  note(held: Set<string>): void {
    this.#count++;
    for (const term of held) this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
  }

  /** What a text speaks of: its terms, the heads of their families and their groups of synonyms. */
  held(words: string[]): string[] {
    const terms = unique(telling(words).map(stemOf));
    return unique(terms.flatMap((term) => [term, headOf(term) ?? term, ...this.#groupsOf(term)]));
  }

  /** The terms of a question, each once; rare ones weigh more. */
  weigh(words: string[]): Term[] {
    return unique(telling(words).map(stemOf)).map((term) => ({
      term,
      weight: Math.log(1 + this.#count / (this.#frequency.get(term) ?? 1)),
    }));
  }

  /** The weight of the terms that are said: by the word itself, by a synonym, by a word of its family. */
  value(terms: Term[], said: Said): number {
    return terms.reduce((sum, { term, weight }) => sum + weight * this.#part(term, said), 0);
  }

  #part(term: string, said: Said): number {
    return Math.max(
      said(term),
      0.8 * Math.max(0, ...this.#groupsOf(term).map(said)),
      0.6 * said(headOf(term) ?? ""),
    );
  }
}

/** How surely a text says a term, 0 to 1. */
type Said = (term: string) => number;
export const saidIn =
  (terms: { has: (term: string) => boolean }): Said =>
  (term) =>
    Number(terms.has(term));
