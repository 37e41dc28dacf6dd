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
  /** How many wordings have each trait. */
  readonly #often: Uint32Array;

  /** @param count How many questions there are. */
  constructor(learned: Learned, count: number) {
    this.learned = learned;
    this.#numbers = new Map(learned.traits.map((trait, number) => [trait, number]));
    this.count = count;
    this.#sizes = new Uint32Array(count);
    for (const question of learned.questions) this.#sizes[question]!++;
    this.#often = new Uint32Array(learned.traits.length);
    for (let trait = 0; trait < learned.traits.length; trait++)
      for (let at = learned.starts[trait]!; at < learned.starts[trait + 1]!; at++)
        this.#often[trait]! += learned.times[at]!;
  }

  /** Rare traits weigh more; those that no wording has still make up their part. */
  read(traits: string[]): Read {
    const { wordings } = this.learned;
    const numbers = traits.map((trait) => this.#numberOf(trait));
    const parts = traits.map((trait, at) => {
      const number = numbers[at];
      const rarity = Math.log(1 + wordings / (number === undefined ? 1 : this.#often[number]!));
      return rarity * scaleOf(trait) * (number === undefined ? 0.5 : 1);
    });
    const length = Math.hypot(...parts) || 1;
    const known = [...numbers.keys()].filter((at) => numbers[at] !== undefined);
    const unknown = traits.map((trait, at) =>
      numbers[at] === undefined && isWord(trait) ? parts[at]! ** 2 : 0,
    );
    return {
      unknown: unknown.reduce((sum, part) => sum + part, 0) / length ** 2,
      traits: Uint32Array.from(known, (at) => numbers[at]!),
      parts: Float32Array.from(known, (at) => parts[at]! / length),
    };
  }

  /** Undefined of a trait that no question has, or has any more. */
  #numberOf(trait: string): number | undefined {
    const number = this.#numbers.get(trait);
    return number !== undefined && this.#often[number] ? number : undefined;
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
