import { scaleOf } from "./traits.ts";

/** What no wording has makes up so much of what a single one would have. */
const unheard = 0.5;

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

/** A question as its traits, and how much of it each makes up. */
export type Read = { traits: Uint32Array; parts: Float32Array };

/** A word of a question, how much it tells, and in how many wordings each question of the FAQ has it. */
export type Word = { stem: string; weight: number; times: Map<number, number> };

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
    let [count, length] = [0, 0];
    for (const trait of traits) {
      const number = this.#numbers.get(trait);
      const part = (number !== undefined && this.#rarities[number]) || 0;
      if (part) {
        known[count] = number!;
        parts[count++] = part;
        length += part ** 2;
      } else length += (this.#rarity(1, trait) * unheard) ** 2;
    }
    const scale = 1 / (Math.sqrt(length) || 1);
    return { traits: known.slice(0, count), parts: parts.slice(0, count).map((part) => part * scale) };
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

  /** Each word of a question, by its stem. */
  words(stems: string[]): Word[] {
    const { starts, questions, times } = this.learned;
    return stems.map((stem) => {
      const number = this.#numbers.get(stem);
      const rarity = (number !== undefined && this.#rarities[number]) || 0;
      if (!rarity) return { stem, weight: (this.#rarity(1, stem) * unheard) ** 2, times: new Map() };
      const having = new Map<number, number>();
      for (let at = starts[number!]!; at < starts[number! + 1]!; at++) having.set(questions[at]!, times[at]!);
      return { stem, weight: rarity ** 2, times: having };
    });
  }

  /** How many traits a question has, beside the usual. */
  breadthOf(question: number): number {
    return (this.#sizes[question]! * this.count) / this.learned.questions.length;
  }
}
