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
  /** Stems in the order they came in, and the pairs of these. */
  readonly #stems = new Map<string, number>();
  readonly #pairs = new Map<number, number>();
  readonly #learned = remembered((word) => {
    const traits = traitsOf(word, this.#groupsOf);
    const stem = this.#stems.get(traits[0]!) ?? this.#stems.size;
    this.#stems.set(traits[0]!, stem);
    return { stem, traits: traits.map((trait) => this.#add(trait)) };
  });

  constructor(groupsOf: Groups) {
    this.#groupsOf = groupsOf;
  }

  /** Visits those of a text that is known from now on, some more than once. */
  learn(words: string[], visit: (trait: number) => void): void {
    let before: number | undefined;
    for (const word of words) {
      const { stem, traits } = this.#learned(word);
      traits.forEach(visit);
      if (before !== undefined) visit(this.#addPair(pairOf(before, stem)));
      before = stem;
    }
  }

  read(words: string[]): Read {
    const known = new Set<number>();
    const unheard: number[] = [];
    const note = (number: number | undefined, weight: number) =>
      number === undefined ? unheard.push(weight) : known.add(number);
    for (const trait of new Set(words.flatMap((word) => this.#traitsOf(word))))
      note(this.#numbers.get(trait), weightOf(trait));
    const stems = words.map((word) => this.#stems.get(traitsOf(word, this.#groupsOf)[0]!) ?? NaN);
    stems.slice(1).forEach((stem, at) => note(this.#pairs.get(pairOf(stems[at]!, stem)), lesser));
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

  #addPair(pair: number): number {
    const known = this.#pairs.get(pair);
    if (known !== undefined) return known;
    this.#pairs.set(pair, this.weights.length);
    return this.weights.push(lesser) - 1;
  }
}

/** Small numbers, of as many stems as a school has. */
const pairOf = (first: number, second: number) => first * 2 ** 15 + second;

const weightOf = (trait: string) => (trait.startsWith("~") ? lesser : 1);

/** Of one word: its stem first. One that tells nothing counts less, and its letters not at all. */
function traitsOf(word: string, groupsOf: Groups): string[] {
  if (telling([word]).length === 0) return [`~ ${word}`];
  const [stem, framed] = [stemOf(word), `^${word}$`];
  const letters = Array.from({ length: word.length }, (_, at) => `~${framed.slice(at, at + 3)}`);
  return [stem, ...groupsOf(stem), ...letters];
}
