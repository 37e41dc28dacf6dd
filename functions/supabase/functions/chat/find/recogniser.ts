import { Counted, type Counts } from "./counts.ts";
import { meantBy } from "./spelling.ts";
import type { Groups } from "./synonyms.ts";
import { asWord, isPair, isWord, traitsOf, traitsOfWord, weightOf } from "./traits.ts";
import { stemOf } from "./words.ts";

/** Each source counts as if so many other wordings than its own were asked of it: few are believed little. */
const others = 40;
/** A source of fewer wordings counts each of them more than once, as if it had so many. */
const few = 20;
/** Each trait counts as if one in so many more wordings had it. */
const oneIn = 3_000;
/** How many wordings have what none has: it tells more than anything that one has. */
const hardlyOne = 0.05;
/** Of what is asked, so many unknown words are looked up, each among all that are known: nobody slips more often. */
const mostSlips = 4;

/**
 * Which source a question is about: how much likelier its wordings make the traits of the question than all wordings do
 * (naive Bayes), beside what the question says in all. Nothing is learned but how many wordings have what.
 */
export class Recogniser {
  readonly #parts: Counted[];
  readonly #groupsOf: Groups;
  readonly #sizes: number[];
  readonly #wordings: number;
  /** How often each wording of a source counts. */
  readonly #worth: number[];
  readonly #doubts: number[];
  #words: Set<string> | undefined;

  /** @param parts What was counted of the sources, of so many together in turn. */
  constructor(parts: Counts[], groupsOf: Groups) {
    let first = 0;
    this.#parts = parts.map((part) => new Counted(part, (first += part.sizes.length) - part.sizes.length));
    this.#groupsOf = groupsOf;
    this.#sizes = parts.flatMap(({ sizes }) => sizes);
    this.#wordings = this.#sizes.reduce((sum, size) => sum + size, 0);
    this.#worth = this.#sizes.map((size) => Math.max(1, few / size));
    this.#doubts = this.#sizes.map((size, source) => this.#doubtOf(source, size));
  }

  /**
   * What speaks for each source, in units of all that a question says; nothing does at 0.
   * @param own Whose wording this is, which does not count then.
   */
  evidence(words: string[], own?: number): Float32Array {
    const evidence = new Float32Array(this.#doubts.length);
    let heard = 0;
    let squares = 0;
    for (const trait of this.#traitsOf(words)) {
      const weight = weightOf(trait);
      const all = this.#oftenOf(trait);
      const often = all && all - (own === undefined ? 0 : 1);
      // Two words stand side by side once by chance.
      if (isPair(trait) && all < 2) continue;
      squares += (weight * Math.log(1 + this.#wordings / (often || hardlyOne))) ** 2;
      if (!often) continue;
      heard += weight;
      const expected = others * (all / this.#wordings + 1 / oneIn);
      this.#each(trait, (source, times) => {
        const counted = (times - (source === own ? 1 : 0)) * this.#worth[source]!;
        // How much likelier the trait is there than where nobody has it.
        evidence[source]! += weight * Math.log1p(counted / expected);
      });
    }
    const scale = 1 / (Math.sqrt(squares) || 1);
    for (let source = 0; source < evidence.length; source++) {
      const doubt = source === own ? this.#doubtOf(own, this.#sizes[own]! - 1) : this.#doubts[source]!;
      evidence[source] = (evidence[source]! - heard * doubt) * scale;
    }
    return evidence;
  }

  /** Whether a source has words of all these stems, each of which one has. */
  having(stems: string[]): (source: number) => boolean {
    const having = stems.map((stem) => {
      const sources = new Set<number>();
      this.#each(stem, (source) => sources.add(source));
      return sources;
    });
    return (source) => having.every((sources) => sources.has(source));
  }

  /** Of what is asked; a word that no text has, and that stands for none, is the one it is a slip of the pen of. */
  #traitsOf(asked: string[]): Set<string> {
    let slips = 0;
    const meant = (word: string) => {
      if (this.#isKnown(word) || ++slips > mostSlips) return word;
      this.#words ??= new Set(
        this.#parts.flatMap(({ traits }) => traits.filter(isWord).map((trait) => trait.slice(1))),
      );
      return meantBy(word, this.#words, (one) => this.#oftenOf(asWord(one))) ?? word;
    };
    return traitsOf(asked.map(meant), (word) => this.#traitsOfWord(word));
  }

  #isKnown = (word: string) => this.#has(asWord(word)) || this.#groupsOf(stemOf(word)).length > 0;

  /** A word that no text has is what it stands for. */
  #traitsOfWord(word: string): string[] {
    const groups = this.#groupsOf(stemOf(word));
    return groups.length && !this.#has(stemOf(word)) ? groups : traitsOfWord(word, this.#groupsOf);
  }

  /** Each source that has a trait, and how many of its wordings do. */
  #each = (trait: string, note: (source: number, times: number) => void) =>
    this.#parts.forEach((part) => part.each(trait, note));

  #has = (trait: string) => this.#oftenOf(trait) > 0;

  /** How many wordings have a trait. */
  #oftenOf(trait: string): number {
    let often = 0;
    this.#each(trait, (_, times) => (often += times));
    return often;
  }

  /** What a trait must outweigh in a source of so many wordings. */
  #doubtOf = (source: number, size: number) => Math.log1p((size * this.#worth[source]!) / others);
}
