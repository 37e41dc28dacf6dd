import { type Learned, type Read, Recogniser } from "./recogniser.ts";
import { isWord } from "./traits.ts";

const rounds = 2;
const rate = 0.4;
/** A question with fewer wordings is gone over as often as one with so many. */
const few = 20;
/** A question less likely than this has nothing to learn from a wording that is not its own. */
const unlikely = 0.05;

/**
 * Learns from wordings which question each asks: logistic regression over all questions, by AdaGrad's steps. Pairs of
 * words and letters that a single wording has are left out: they are half of all.
 */
export class Learner {
  readonly recogniser: Recogniser;
  readonly #wordings: { question: number; read: Read }[];
  /** Which wording is gone over when: those of a question that has few more than once. */
  readonly #turns: number[];
  readonly #scores: Float32Array;
  /** The sum of the squares of all slopes so far, of each weight. */
  readonly #steepness: Float32Array;

  /** @param wordings The traits of each wording of each question. */
  constructor(wordings: Iterable<string[]>[]) {
    const questions = wordings.map((own) => [...own]);
    const learned = nothingYet(questions);
    this.recogniser = new Recogniser(learned, questions.length);
    this.#wordings = questions.flatMap((own, question) =>
      own.map((traits) => ({ question, read: this.recogniser.read(traits) })),
    );
    this.#turns = this.#wordings.flatMap(({ question }, wording) =>
      Array.from({ length: Math.ceil(few / questions[question]!.length) }, () => wording),
    );
    this.#scores = new Float32Array(questions.length);
    this.#steepness = new Float32Array(learned.weights.length).fill(1e-8);
  }

  /** Goes over all wordings but those held out. */
  begin(heldOut: Set<number>): void {
    for (let round = 0; round < rounds; round++) this.#go(round, (wording) => !heldOut.has(wording));
  }

  /** Once more over all; a byte then tells enough of each weight. */
  finish(): void {
    this.#go(rounds, () => true);
    const { learned } = this.recogniser;
    let most = 0;
    for (const weight of learned.weights) most = Math.max(most, Math.abs(weight));
    const step = most / 127 || 1;
    this.recogniser.learned = {
      ...learned,
      weights: Int8Array.from(learned.weights, (weight) => Math.round(weight / step)),
      step,
    };
  }

  /** In an order that follows none that staff have made. */
  #go(round: number, isMeant: (wording: number) => boolean): void {
    const count = this.#turns.length;
    const step = strides.find((stride, at) => at >= round && count % stride) ?? 1;
    for (let turn = 0; turn < count; turn++) {
      const wording = this.#turns[(turn * step) % count]!;
      if (isMeant(wording)) this.#learn(this.#wordings[wording]!);
    }
  }

  #learn({ question, read }: { question: number; read: Read }): void {
    const slopes = this.recogniser.scores(read, this.#scores);
    let best = 0;
    for (const score of slopes) best = Math.max(best, score);
    let sum = 0;
    for (let at = 0; at < slopes.length; at++) {
      // What is so far behind has no part: a hundredth of the work.
      slopes[at] = slopes[at]! < best - 8 ? 0 : Math.exp(slopes[at]! - best);
      sum += slopes[at]!;
    }
    let learns = false;
    for (let at = 0; at < slopes.length; at++) {
      const slope = slopes[at]! / sum - Number(at === question);
      slopes[at] = Math.abs(slope) < unlikely ? 0 : slope;
      learns ||= slopes[at] !== 0;
    }
    if (learns) this.#move(read, slopes);
  }

  #move({ traits, parts }: Read, slopes: Float32Array): void {
    const { starts, questions, weights } = this.recogniser.learned;
    for (let index = 0; index < traits.length; index++) {
      const end = starts[traits[index]! + 1]!;
      for (let at = starts[traits[index]!]!; at < end; at++) {
        if (!slopes[questions[at]!]) continue;
        const slope = slopes[questions[at]!]! * parts[index]!;
        this.#steepness[at]! += slope * slope;
        weights[at]! -= (rate * slope) / Math.sqrt(this.#steepness[at]!);
      }
    }
  }
}

/** Primes: a count of wordings that is a multiple of one is none of the next. */
const strides = [7919, 6133, 4801, 3571, 2741];

/** All traits and the questions that have them, with no weight. */
function nothingYet(questions: string[][][]): Learned {
  const often = countOf(questions.flat().flat());
  const kept = [...often].filter(([trait, times]) => times > 1 || isWord(trait));
  const numbers = new Map(kept.map(([trait], number) => [trait, number]));
  const held = questions.map((own) => countOf(own.flat().flatMap((trait) => numbers.get(trait) ?? [])));
  const starts = new Uint32Array(kept.length + 1);
  for (const own of held) for (const trait of own.keys()) starts[trait + 1]!++;
  for (let trait = 0; trait < kept.length; trait++) starts[trait + 1]! += starts[trait]!;
  const next = starts.slice();
  const having = new Uint16Array(starts.at(-1)!);
  const times = new Uint8Array(having.length);
  held.forEach((traits, question) => {
    for (const [trait, count] of traits) {
      times[next[trait]!] = Math.min(count, 255);
      having[next[trait]!++] = question;
    }
  });
  return {
    traits: kept.map(([trait]) => trait),
    wordings: questions.flat().length,
    often: Uint16Array.from(kept, ([, times]) => times),
    starts,
    questions: having,
    times,
    weights: new Float32Array(having.length),
    step: 1,
  };
}

function countOf<Item>(items: Item[]): Map<Item, number> {
  const count = new Map<Item, number>();
  for (const item of items) count.set(item, (count.get(item) ?? 0) + 1);
  return count;
}
