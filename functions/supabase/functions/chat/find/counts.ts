import type { Groups } from "./synonyms.ts";
import { traitsOf, traitsOfWord } from "./traits.ts";

/** Something that is asked, or told, in these wordings, each as its words. */
export type Source = string[][];

/** How many wordings have what: all that sources are recognised by, in a form that is stored as it is and soon read. */
export type Counts = {
  /** How many wordings each source has. */
  sizes: number[];
  /** In order, a line each. */
  traits: string;
  /** Of each trait in turn: how many sources have it. */
  spreads: Numbers;
  /** Which, each with how many of its wordings do. */
  having: Numbers;
};

/** A character for each, of which JSON escapes none: read in a quarter of the time that a list of numbers takes. */
type Numbers = string;

/** The character for 0; what is behind it up to « ~ » takes a byte. */
const zero = "]".charCodeAt(0);

/** @param numbers Below 50,000. */
const written = (numbers: number[]): Numbers =>
  new TextDecoder("utf-16le").decode(Uint16Array.from(numbers, (one) => zero + one));

const numberAt = (numbers: Numbers, at: number): number => numbers.charCodeAt(at) - zero;

/** @param sources Made one after the other: their words take room. */
export function countsOf(sources: Iterable<Source>, groupsOf: Groups): Counts {
  const words = new Map<string, string[]>();
  const ofWord = (word: string) => {
    const traits = words.get(word) ?? traitsOfWord(word, groupsOf);
    words.set(word, traits);
    return traits;
  };
  const sizes: number[] = [];
  /** Of each trait: a source, how many of its wordings have it, the next source… */
  const having = new Map<string, number[]>();
  for (const wordings of sources) {
    const source = sizes.push(wordings.length) - 1;
    for (const wording of wordings)
      for (const trait of traitsOf(wording, ofWord)) {
        const had = having.get(trait);
        if (!had) having.set(trait, [source, 1]);
        else if (had[had.length - 2] === source) had[had.length - 1]!++;
        else had.push(source, 1);
      }
  }
  const traits = [...having.keys()].toSorted();
  const inOrder = traits.map((trait) => having.get(trait)!);
  return {
    sizes,
    traits: traits.join("\n"),
    spreads: written(inOrder.map(({ length }) => length / 2)),
    having: written(inOrder.flat()),
  };
}

/** Finds what was counted of a trait. */
export class Counted {
  readonly #counts: Counts;
  readonly #first: number;
  /** In order. */
  readonly traits: string[];
  /** Where those that have each trait begin. */
  readonly #starts: Uint32Array;

  /** @param first The number of its first source among all. */
  constructor(counts: Counts, first: number) {
    this.#counts = counts;
    this.#first = first;
    this.traits = counts.traits.split("\n");
    this.#starts = new Uint32Array(this.traits.length + 1);
    for (let at = 0; at < this.traits.length; at++)
      this.#starts[at + 1] = this.#starts[at]! + 2 * numberAt(counts.spreads, at);
  }

  /** Each source that has a trait, and how many of its wordings do. */
  each(trait: string, note: (source: number, times: number) => void): void {
    const place = this.#placeOf(trait);
    for (let at = this.#starts[place]!; at < this.#starts[place + 1]!; at += 2)
      note(this.#first + numberAt(this.#counts.having, at), numberAt(this.#counts.having, at + 1));
  }

  /** Where a trait stands among the others, behind them all if it does not: a map would take more memory than the counts. */
  #placeOf(trait: string): number {
    let [first, end] = [0, this.traits.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      if (this.traits[middle]! < trait) first = middle + 1;
      else end = middle;
    }
    return this.traits[first] === trait ? first : this.traits.length;
  }
}
