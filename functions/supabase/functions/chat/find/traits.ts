import type { Groups } from "./synonyms.ts";
import { remembered, stemOf, telling } from "./words.ts";

/** Two words side by side say less than what both say; three letters less than a word. */
const lesser = 0.64;

/** Those of a text, each once, and how much others count that no text has. */
export type Read = { known: number[]; unheard: number[] };

/**
 * What texts are recognised by, in numbers: the stems of their words, those that stand side by side, their synonyms; and
 * of words that tell something three letters and three, `~^pr`, `~pri`: a slip of the pen leaves most of them.
 */
export class Traits {
  /** How much each counts. */
  readonly weights: number[] = [];
  readonly #groupsOf: Groups;
  readonly #numbers = new Map<string, number>();
  /** By the number of the first stem, then of the second. */
  readonly #pairs: Map<number, number>[] = [];
  readonly #learned = remembered((word) => traitsOf(word, this.#groupsOf).map((trait) => this.#add(trait)));

  constructor(groupsOf: Groups) {
    this.#groupsOf = groupsOf;
  }

  /** Those of a text that is known from now on, some more than once. */
  learn(words: string[]): number[] {
    const traits: number[] = [];
    let before: number | undefined;
    for (const word of words) {
      const own = this.#learned(word);
      for (const trait of own) traits.push(trait);
      if (before !== undefined) traits.push(this.#addPair(before, own[0]!));
      before = own[0];
    }
    return traits;
  }

  read(words: string[]): Read {
    const known = new Set<number>();
    const unheard: number[] = [];
    const note = (number: number | undefined, weight: number) =>
      number === undefined ? unheard.push(weight) : known.add(number);
    for (const trait of new Set(words.flatMap((word) => this.#traitsOf(word))))
      note(this.#numbers.get(trait), weightOf(trait));
    const stems = words.map((word) => this.#numbers.get(traitsOf(word, this.#groupsOf)[0]!));
    stems.slice(1).forEach((stem, at) => {
      const before = stems[at];
      note(before === undefined ? before : this.#pairs[before]?.get(stem ?? NaN), lesser);
    });
    return { known: [...known], unheard };
  }

  /** A word that no text has is what it stands for. */
  #traitsOf(word: string): string[] {
    const traits = traitsOf(word, this.#groupsOf);
    const groups = this.#groupsOf(stemOf(word)).filter((group) => this.#numbers.has(group));
    return this.#numbers.has(traits[0]!) || !groups.length ? traits : groups;
  }

  #add(trait: string): number {
    const known = this.#numbers.get(trait);
    if (known !== undefined) return known;
    this.#numbers.set(trait, this.weights.length);
    return this.weights.push(weightOf(trait)) - 1;
  }

  #addPair(first: number, second: number): number {
    const pairs = (this.#pairs[first] ??= new Map<number, number>());
    const known = pairs.get(second);
    if (known !== undefined) return known;
    pairs.set(second, this.weights.length);
    return this.weights.push(lesser) - 1;
  }
}

const weightOf = (trait: string) => (trait.startsWith("~") ? lesser : 1);

/** Of one word: its stem first. One that tells nothing counts less, and its letters not at all. */
function traitsOf(word: string, groupsOf: Groups): string[] {
  if (telling([word]).length === 0) return [`~ ${word}`];
  const [stem, framed] = [stemOf(word), `^${word}$`];
  const letters = Array.from({ length: word.length }, (_, at) => `~${framed.slice(at, at + 3)}`);
  return [stem, ...groupsOf(stem), ...letters];
}
