import { isWord, scaleOf } from "./traits.ts";

/** What was learned of each trait, side by side in typed arrays, for there are some hundred thousand pairs. */
export type Learned = {
  traits: string[];
  /** How many wordings there are. */
  wordings: number;
  /** Where what a trait says of questions begins in `questions` and `weights`; it ends where the next one's does. */
  starts: Uint32Array;
  questions: Uint16Array;
  /** How many of the question's wordings have the trait. */
  times: Uint8Array;
  /** In units of `step`. */
  weights: Float32Array | Int8Array;
  step: number;
};

/** A question as its traits, and how much of it each makes up; `unknown` is the part of words that no wording has. */
export type Read = { traits: Uint32Array; parts: Float32Array; unknown: number };

/** Which question of the FAQ another one is: a linear classifier, its weights one for each trait and question that has it. */
export class Recogniser {
  learned: Learned;
  readonly #numbers: Map<string, number>;
  readonly count: number;
  /** How many traits each question has. */
  readonly #sizes: Uint32Array;
  /** How rare each trait is; 0: no wording has it any more. */
  readonly #rarities: Float32Array;

  /** @param count How many questions there are. */
  constructor(learned: Learned, count: number) {
    this.learned = learned;
    this.#numbers = new Map(learned.traits.map((trait, number) => [trait, number]));
    this.count = count;
    this.#sizes = new Uint32Array(count);
    for (const question of learned.questions) this.#sizes[question]!++;
    this.#rarities = Float32Array.from(learned.traits, (trait, number) => {
      let often = 0;
      for (let at = learned.starts[number]!; at < learned.starts[number + 1]!; at++)
        often += learned.times[at]!;
      return often && this.#rarity(often, trait);
    });
  }

  /** Rare traits weigh more; those that no wording has, or has any more, still make up their part. */
  read(traits: string[]): Read {
    const known = new Uint32Array(traits.length);
    const parts = new Float32Array(traits.length);
    let [count, length, unknown] = [0, 0, 0];
    for (const trait of traits) {
      const number = this.#numbers.get(trait);
      const part = (number !== undefined && this.#rarities[number]) || 0;
      if (part) {
        known[count] = number!;
        parts[count++] = part;
        length += part ** 2;
      } else {
        const missing = (this.#rarity(1, trait) * 0.5) ** 2;
        length += missing;
        if (isWord(trait)) unknown += missing;
      }
    }
    const scale = 1 / (Math.sqrt(length) || 1);
    return {
      unknown: unknown * scale ** 2,
      traits: known.slice(0, count),
      parts: parts.slice(0, count).map((part) => part * scale),
    };
  }

  #rarity = (often: number, trait: string) => Math.log(1 + this.learned.wordings / often) * scaleOf(trait);

  /** How much speaks for each question; 0 is nothing. */
  scores({ traits, parts }: Read, scores: Float32Array = new Float32Array(this.count)): Float32Array {
    const { starts, questions, weights, step } = this.learned;
    scores.fill(0);
    for (let index = 0; index < traits.length; index++) {
      const part = parts[index]! * step;
      const end = starts[traits[index]! + 1]!;
      for (let at = starts[traits[index]!]!; at < end; at++) scores[questions[at]!]! += part * weights[at]!;
    }
    return scores;
  }

  /**
   * How much of the words that are read each question's wordings say.
   * @param own The question one of whose wordings this is, which does not count.
   */
  asked({ traits, parts, unknown }: Read, own?: number): Float32Array {
    const { starts, questions, times, traits: names } = this.learned;
    const asked = new Float32Array(this.count);
    let all = unknown || 1e-9;
    for (const [index, trait] of traits.entries()) {
      if (!isWord(names[trait]!)) continue;
      const part = parts[index]! ** 2;
      all += part;
      for (let at = starts[trait]!; at < starts[trait + 1]!; at++) {
        if (times[at]! > Number(questions[at] === own)) asked[questions[at]!]! += part;
      }
    }
    return asked.map((share) => share / all);
  }

  /** How many traits a question has, beside the usual. */
  breadthOf(question: number): number {
    return (this.#sizes[question]! * this.count) / this.learned.questions.length;
  }
}
