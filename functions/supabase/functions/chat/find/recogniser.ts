import { isWord, scaleOf } from "./traits.ts";

/** What was learned of each trait, side by side in typed arrays, for there are some hundred thousand pairs. */
export type Learned = {
  traits: string[];
  /** How many wordings there are, and how many have each trait. */
  wordings: number;
  often: Uint16Array;
  /** Where what a trait says of questions begins in `questions` and `weights`; it ends where the next one's does. */
  starts: Uint32Array;
  questions: Uint16Array;
  /** In units of `step`. */
  weights: Float32Array | Int8Array;
  step: number;
};

/** A question as its traits, and how much of it each makes up. */
export type Read = { traits: Uint32Array; parts: Float32Array };

/** Which question of the FAQ another one is: a linear classifier, its weights one for each trait and question that has it. */
export class Recogniser {
  learned: Learned;
  readonly #numbers: Map<string, number>;
  readonly count: number;
  /** How many traits each question has. */
  readonly #sizes: Uint32Array;

  /** @param count How many questions there are. */
  constructor(learned: Learned, count: number) {
    this.learned = learned;
    this.#numbers = new Map(learned.traits.map((trait, number) => [trait, number]));
    this.count = count;
    this.#sizes = new Uint32Array(count);
    for (const question of learned.questions) this.#sizes[question]!++;
  }

  /** Rare traits weigh more; those that no wording has still make up their part. */
  read(traits: string[]): Read {
    const { wordings, often } = this.learned;
    const numbers = traits.map((trait) => this.#numbers.get(trait));
    const parts = traits.map((trait, at) => {
      const number = numbers[at];
      const rarity = Math.log(1 + wordings / (number === undefined ? 1 : often[number]!));
      return rarity * scaleOf(trait) * (number === undefined ? 0.5 : 1);
    });
    const length = Math.hypot(...parts) || 1;
    const known = [...numbers.keys()].filter((at) => numbers[at] !== undefined);
    return {
      traits: Uint32Array.from(known, (at) => numbers[at]!),
      parts: Float32Array.from(known, (at) => parts[at]! / length),
    };
  }

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

  /** How much of the words that are read each question has, beside how much it has of all: few wordings may say it as well. */
  shares({ traits, parts }: Read): Float32Array {
    const { starts, questions, traits: names } = this.learned;
    const shares = new Float32Array(this.count);
    for (const [index, trait] of traits.entries()) {
      if (!isWord(names[trait]!)) continue;
      for (let at = starts[trait]!; at < starts[trait + 1]!; at++)
        shares[questions[at]!]! += parts[index]! ** 2;
    }
    const usual = questions.length / this.count;
    return shares.map((share, question) => share / (1 + this.#sizes[question]! / usual));
  }
}
