import { type Counts, numberAt } from "./counts.ts";
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
  readonly #counts: Counts;
  readonly #groupsOf: Groups;
  readonly #wordings: number;
  /** In order. */
  readonly #traits: string[];
  /** Where the sources that have each trait begin. */
  readonly #starts: Uint32Array;
  /** How often each wording of a source counts. */
  readonly #worth: number[];
  readonly #doubts: number[];
  #words: string[] | undefined;

  constructor(counts: Counts, groupsOf: Groups) {
    this.#counts = counts;
    this.#groupsOf = groupsOf;
    this.#wordings = counts.sizes.reduce((sum, size) => sum + size, 0);
    this.#traits = counts.traits.split("\n");
    this.#starts = new Uint32Array(this.#traits.length);
    for (let place = 1; place < this.#starts.length; place++)
      this.#starts[place] = this.#starts[place - 1]! + numberAt(counts.spreads, place - 1);
    this.#worth = counts.sizes.map((size) => Math.max(1, few / size));
    this.#doubts = counts.sizes.map((size, source) => this.#doubtOf(source, size));
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
      // That two words stand side by side for the first time is nothing.
      if (isPair(trait) && !often) continue;
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
      const doubt = source === own ? this.#doubtOf(own, this.#counts.sizes[own]! - 1) : this.#doubts[source]!;
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
      this.#words ??= this.#traits.filter(isWord).map((trait) => trait.slice(1));
      return meantBy(word, this.#words, (one) => this.#oftenOf(asWord(one))) ?? word;
    };
    return traitsOf(asked.map(meant), (word) => this.#traitsOfWord(word));
  }

  #isKnown = (word: string) => this.#has(asWord(word)) || this.#groupsOf(stemOf(word)).length > 0;

  /** A word that no text has is what it stands for. */
  #traitsOfWord(word: string): string[] {
    const traits = traitsOfWord(word, this.#groupsOf);
    const groups = this.#groupsOf(stemOf(word)).filter((group) => this.#has(group));
    return this.#has(traits[0]!) || !groups.length ? traits : groups;
  }

  /** Each source that has a trait, and how many of its wordings do. */
  #each(trait: string, note: (source: number, times: number) => void): void {
    const place = this.#placeOf(trait);
    if (place === undefined) return;
    const { spreads, steps, times } = this.#counts;
    const start = this.#starts[place]!;
    const end = start + numberAt(spreads, place);
    for (let at = start, source = 0; at < end; at++) {
      source += numberAt(steps, at);
      note(source, numberAt(times, at));
    }
  }

  #has = (trait: string) => this.#placeOf(trait) !== undefined;

  /** Where a trait stands among the counts, which are in order: a map of all would take more memory than they do. */
  #placeOf(trait: string): number | undefined {
    const traits = this.#traits;
    let [first, end] = [0, traits.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      if (traits[middle]! < trait) first = middle + 1;
      else end = middle;
    }
    return traits[first] === trait ? first : undefined;
  }

  /** How many wordings have a trait. */
  #oftenOf(trait: string): number {
    let often = 0;
    this.#each(trait, (_, times) => (often += times));
    return often;
  }

  /** What a trait must outweigh in a source of so many wordings. */
  #doubtOf = (source: number, size: number) => Math.log1p((size * this.#worth[source]!) / others);
}
