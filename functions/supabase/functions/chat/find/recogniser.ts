import type { Groups } from "./synonyms.ts";
import { type Counted, Traits } from "./traits.ts";

/** Something that is asked, or told, in these wordings, each as its words. */
export type Source = string[][];

/** Each source counts as if so many other wordings than its own were asked of it: few are believed little. */
const others = 40;
/** A source of fewer wordings counts each of them more than once, as if it had so many. */
const few = 20;
/** Each trait counts as if one in so many more wordings had it. */
const oneIn = 3_000;
/** How many wordings have what none has: it tells more than anything that one has. */
const hardlyOne = 0.05;

/**
 * Which source a question is about: how much likelier its wordings make the traits of the question than all wordings do
 * (naive Bayes), beside what the question says in all. Nothing is learned but how many wordings have what.
 */
export class Recogniser {
  readonly traits: Traits;
  readonly #sizes: number[] = [];
  /** How often each wording of a source counts. */
  readonly #counts: number[] = [];
  readonly #doubts: number[];
  /** Of each trait, where the sources that have it begin; of each of these, how many wordings do, and what that says. */
  readonly #starts: Uint32Array;
  readonly #sources: Uint32Array;
  readonly #times: Uint8Array;
  readonly #lifts: Float32Array;

  /** @param sources Made one after the other: their words take room. */
  constructor(sources: Iterable<Source>, groupsOf: Groups) {
    this.traits = new Traits(groupsOf);
    const counted = [];
    for (const wordings of sources) {
      this.#sizes.push(wordings.length);
      this.#counts.push(Math.max(1, few / wordings.length));
      counted.push(this.traits.count(wordings));
    }
    this.#doubts = this.#sizes.map((size, source) => this.#doubtOf(source, size));
    this.#starts = startsOf(counted, this.traits.often.length);
    const pairs = this.#starts.at(-1)!;
    this.#sources = new Uint32Array(pairs);
    this.#times = new Uint8Array(pairs);
    this.#lifts = new Float32Array(pairs);
    const next = this.#starts.slice();
    for (let source = 0; source < counted.length; source++) {
      const { traits, times } = counted[source]!;
      for (let index = 0; index < traits.length; index++) {
        const at = next[traits[index]!]!++;
        this.#sources[at] = source;
        this.#times[at] = times[index]!;
        this.#lifts[at] = this.#liftOf(traits[index]!, times[index]! * this.#counts[source]!);
      }
    }
  }

  /**
   * What speaks for each source, in units of all that a question says; nothing does at 0.
   * @param own Whose wording this is, which does not count then.
   */
  evidence(words: string[], own?: number): Float32Array {
    const evidence = new Float32Array(this.#doubts.length);
    const { known, unheard } = this.traits.read(words);
    let heard = 0;
    let squares = unheard.reduce((sum, weight) => sum + (weight * this.#rarityOf(hardlyOne)) ** 2, 0);
    for (const trait of known) {
      const weight = this.traits.weights[trait]!;
      const often = this.traits.often[trait]! - (own === undefined ? 0 : 1);
      squares += (weight * this.#rarityOf(often || hardlyOne)) ** 2;
      if (often < this.traits.needed[trait]!) continue;
      heard += weight;
      const end = this.#starts[trait + 1]!;
      for (let at = this.#starts[trait]!; at < end; at++) {
        const source = this.#sources[at]!;
        const isOwn = source === own;
        const lift = isOwn
          ? this.#liftOf(trait, (this.#times[at]! - 1) * this.#counts[own]!)
          : this.#lifts[at]!;
        evidence[source]! += weight * lift;
      }
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
    const sourcesOf = (trait: number) => this.#sources.subarray(this.#starts[trait], this.#starts[trait + 1]);
    const having = stems.map((stem) => new Set(sourcesOf(this.traits.numberOf(stem)!)));
    return (source) => having.every((sources) => sources.has(source));
  }

  /** What a trait must outweigh in a source of so many wordings. */
  #doubtOf = (source: number, size: number) => Math.log1p((size * this.#counts[source]!) / others);

  #rarityOf = (often: number) => Math.log(1 + this.traits.wordings / often);

  /** How much likelier a trait is where so many wordings have it than where none does. */
  #liftOf(trait: number, times: number): number {
    const expected = others * (this.traits.often[trait]! / this.traits.wordings + 1 / oneIn);
    return Math.log1p(times / expected);
  }
}

/** Where what is kept of each trait begins. */
function startsOf(counted: Counted[], traits: number): Uint32Array {
  const starts = new Uint32Array(traits + 1);
  for (const source of counted) for (const trait of source.traits) starts[trait + 1]!++;
  for (let trait = 0; trait < traits; trait++) starts[trait + 1]! += starts[trait]!;
  return starts;
}
