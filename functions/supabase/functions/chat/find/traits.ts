import { meantBy } from "./spelling.ts";
import type { Groups } from "./synonyms.ts";
import { stemOf, telling } from "./words.ts";

/** Of what is asked, so many unknown words are looked up, each among all that are known: nobody slips more often. */
const mostSlips = 4;
/** A word, or two beginnings side by side, says less than the beginnings of words do. */
const lesser = 0.64;

/** Those of a text, each once, and how much others count that no text has. */
export type Read = { known: number[]; unheard: number[] };

/** Those of some wordings, and how many of these have each. */
export type Counted = { traits: Uint32Array; times: Uint8Array };

/** A word of a text, the number of its stem; how many of the wordings at hand have it, and which had it last. */
type Word = { stem: number; traits: number[]; times: number; last: number };

/** What texts are recognised by, in numbers: words, their beginnings, two of these side by side, and their synonyms. */
export class Traits {
  /** How much each counts. */
  readonly weights: number[] = [];
  /** How many wordings have each. */
  readonly often: number[] = [];
  /** In how many it must be to tell anything: two words stand side by side once by chance. */
  readonly needed: number[] = [];
  /** How many wordings were counted. */
  wordings = 0;
  /** As `often`, of the wordings at hand. */
  readonly #times: number[] = [];
  readonly #groupsOf: Groups;
  readonly #words = new Map<string, Word>();
  readonly #numbers = new Map<string, number>();
  /** Small numbers, two of which make one. */
  readonly #stems = new Map<string, number>();
  readonly #pairs = new Map<number, number>();

  constructor(groupsOf: Groups) {
    this.#groupsOf = groupsOf;
  }

  /** Counts wordings of one thing. */
  count(wordings: string[][]): Counted {
    const words: Word[] = [];
    const traits: number[] = [];
    for (const wording of wordings) {
      this.wordings++;
      let before: Word | undefined;
      for (const text of wording) {
        const word = this.#words.get(text) ?? this.#addWord(text);
        if (word.last !== this.wordings) {
          word.last = this.wordings;
          if (word.times++ === 0) words.push(word);
        }
        const pair = before && pairOf(before.stem, word.stem);
        if (pair !== undefined) this.#note(this.#numberIn(this.#pairs, pair, lesser, 2), 1, traits);
        before = word;
      }
    }
    for (const word of words) {
      for (const trait of word.traits) this.#note(trait, word.times, traits);
      word.times = 0;
    }
    return this.#taken(traits);
  }

  /** A word that no text has, and that stands for none, is the one it is a slip of the pen of. */
  read(asked: string[]): Read {
    let slips = 0;
    const words = asked.map((word) =>
      this.knows(word) || ++slips > mostSlips
        ? word
        : (meantBy(word, this.#words.keys(), this.#oftenOf) ?? word),
    );
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

  /** Whether a text, or a synonym, has a word. */
  knows = (word: string) => this.#words.has(word) || this.#groupsOf(stemOf(word)).length > 0;

  numberOf = (stem: string): number | undefined => this.#numbers.get(stem);

  #oftenOf = (word: string) => this.often[this.#words.get(word)!.traits.at(-1)!]!;

  /** A word that no text has is what it stands for. */
  #traitsOf(word: string): string[] {
    const traits = traitsOf(word, this.#groupsOf);
    const groups = this.#groupsOf(stemOf(word)).filter((group) => this.#numbers.has(group));
    return this.#numbers.has(traits[0]!) || !groups.length ? traits : groups;
  }

  #note(trait: number, times: number, traits: number[]): void {
    if (this.#times[trait] === 0) traits.push(trait);
    this.#times[trait]! += times;
  }

  #taken(found: number[]): Counted {
    const traits = new Uint32Array(found);
    const times = new Uint8Array(found.length);
    for (let at = 0; at < traits.length; at++) {
      const trait = traits[at]!;
      times[at] = Math.min(this.#times[trait]!, 255);
      this.often[trait]! += this.#times[trait]!;
      this.#times[trait] = 0;
    }
    return { traits, times };
  }

  #addWord(text: string): Word {
    const traits = traitsOf(text, this.#groupsOf);
    const stem = this.#stems.get(traits[0]!) ?? this.#stems.size;
    this.#stems.set(traits[0]!, stem);
    const numbers = traits.map((trait) => this.#numberIn(this.#numbers, trait, weightOf(trait)));
    const word = { stem, traits: numbers, times: 0, last: 0 };
    this.#words.set(text, word);
    return word;
  }

  #numberIn<Trait>(numbers: Map<Trait, number>, trait: Trait, weight: number, needed = 1): number {
    const known = numbers.get(trait);
    if (known !== undefined) return known;
    numbers.set(trait, this.weights.length);
    this.often.push(0);
    this.needed.push(needed);
    this.#times.push(0);
    return this.weights.push(weight) - 1;
  }
}

const pairOf = (first: number, second: number) => first * 2 ** 15 + second;

const weightOf = (trait: string) => (trait.startsWith("~") ? lesser : 1);

/** Of one word: its stem first. One that tells nothing counts less. */
function traitsOf(word: string, groupsOf: Groups): string[] {
  if (telling([word]).length === 0) return [`~ ${word}`];
  const stem = stemOf(word);
  return [stem, ...groupsOf(stem), `~${word}`];
}
