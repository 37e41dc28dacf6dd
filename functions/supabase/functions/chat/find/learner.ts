import { type Learned, type Read, Recogniser } from "./recogniser.ts";
import { isWord } from "./traits.ts";
import type { Work } from "./work.ts";

const rounds = 2;
const rate = 0.4;
/** A question with fewer wordings is gone over as often as one with so many. */
const few = 20;
/** A question less likely than this has nothing to learn from a wording that is not its own. */
const unlikely = 0.05;

/** What a weight that is known has been moved by so far: it yields less than a new one. */
const settled = 1;

/** A question, by what is to be learned of it: its number in what is known; the traits of its wordings, if they are gone over. */
export type Taught = { before: number | undefined; wordings: string[][] | undefined };

/** What is known when nothing is. */
export const nothing: Learned = {
  traits: [],
  wordings: 0,
  starts: new Uint32Array(1),
  questions: new Uint16Array(),
  times: new Uint8Array(),
  weights: new Int8Array(),
  step: 0,
};

/**
 * Learns from wordings which question each asks: logistic regression over all questions, by AdaGrad's steps. Pairs of
 * words and letters that a single wording has are left out: they are half of all. Its methods work in small pieces.
 */
export class Learner {
  readonly recogniser: Recogniser;
  readonly #wordings: { question: number; read: Read }[];
  /** Which wording is gone over when: those of a question that has few more than once. */
  readonly #turns: number[];
  readonly #scores: Float32Array;
  /** The sum of the squares of all slopes so far, of each weight. */
  readonly #steepness: Float32Array;
  /** What weights that stay as they were are in units of. */
  readonly #step: number;

  /**
   * @param questions Each that there is now; those of which no wordings are given are as they are known.
   * @param count How many wordings they all have.
   */
  constructor(known: Learned, questions: Taught[], count: number) {
    const { learned, steepness } = laidOut(known, questions, count);
    this.recogniser = new Recogniser(learned, questions.length);
    this.#wordings = questions.flatMap(({ wordings = [] }, question) =>
      wordings.map((traits) => ({ question, read: this.recogniser.read(traits) })),
    );
    this.#turns = this.#wordings.flatMap(({ question }, wording) =>
      Array.from({ length: Math.ceil(few / questions[question]!.wordings!.length) }, () => wording),
    );
    this.#scores = new Float32Array(questions.length);
    this.#steepness = steepness;
    this.#step = known.step;
  }

  /** Goes over all wordings but those held out. */
  *begin(heldOut = new Set<number>()): Work<void> {
    for (let round = 0; round < rounds; round++) yield* this.#go(round, (wording) => !heldOut.has(wording));
  }

  /** Once more over all; a byte then tells enough of each weight. */
  *finish(): Work<void> {
    yield* this.#go(rounds, () => true);
    const { learned } = this.recogniser;
    let most = 0;
    for (const weight of learned.weights) most = Math.max(most, Math.abs(weight));
    const step = this.#step || most / 127 || 1;
    const inBytes = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / step)));
    this.recogniser.learned = { ...learned, weights: Int8Array.from(learned.weights, inBytes), step };
  }

  /** In an order that follows none that staff have made. */
  *#go(round: number, isMeant: (wording: number) => boolean): Work<void> {
    const count = this.#turns.length;
    const step = strides.find((stride, at) => at >= round && count % stride) ?? 1;
    for (let turn = 0; turn < count; turn++) {
      const wording = this.#turns[(turn * step) % count]!;
      if (isMeant(wording)) this.#learn(this.#wordings[wording]!);
      if (turn % 50 === 0) yield;
    }
  }

  #learn({ question, read }: { question: number; read: Read }): void {
    const slopes = this.recogniser.scores(read, this.#scores);
    const count = slopes.length;
    let best = 0;
    for (let at = 0; at < count; at++) if (slopes[at]! > best) best = slopes[at]!;
    let sum = 0;
    for (let at = 0; at < count; at++) {
      // What is so far behind has no part: a hundredth of the work.
      slopes[at] = slopes[at]! < best - 8 ? 0 : Math.exp(slopes[at]! - best);
      sum += slopes[at]!;
    }
    const least = unlikely * sum;
    for (let at = 0; at < count; at++) slopes[at] = slopes[at]! < least ? 0 : slopes[at]! / sum;
    slopes[question]! -= 1;
    if (slopes[question]! < -unlikely) this.#move(read, slopes);
  }

  #move({ traits, parts }: Read, slopes: Float32Array): void {
    const { starts, questions, weights } = this.recogniser.learned;
    const steepness = this.#steepness;
    for (let index = 0; index < traits.length; index++) {
      const part = parts[index]!;
      const end = starts[traits[index]! + 1]!;
      for (let at = starts[traits[index]!]!; at < end; at++) {
        const slope = slopes[questions[at]!]! * part;
        if (slope === 0) continue;
        steepness[at]! += slope * slope;
        weights[at]! -= (rate * slope) / Math.sqrt(steepness[at]!);
      }
    }
  }
}

/** Primes: a count of wordings that is a multiple of one is none of the next. */
const strides = [7919, 6133, 4801, 3571, 2741];

/**
 * All traits and the questions that have them: what is known of the questions that are still there, and with no weight
 * what is new.
 */
function laidOut(known: Learned, questions: Taught[], count: number) {
  const often = new Map<string, number>();
  for (const { wordings = [] } of questions)
    for (const traits of wordings) for (const trait of traits) often.set(trait, (often.get(trait) ?? 0) + 1);
  const numbers = new Map(known.traits.map((trait, number) => [trait, number]));
  for (const [trait, times] of often)
    if (!numbers.has(trait) && (times > 1 || isWord(trait))) numbers.set(trait, numbers.size);
  const traits = [...numbers.keys()];
  const held = questions.map(({ wordings }) => wordings && timesOf(wordings, numbers));
  const now = new Map(questions.map(({ before }, question) => [before, question]));
  const weights = questions.map(() => new Map<number, number>());
  const eachPair = (visit: (trait: number, question: number, times: number, weight?: number) => void) => {
    for (let trait = 0; trait < known.traits.length; trait++)
      for (let at = known.starts[trait]!; at < known.starts[trait + 1]!; at++) {
        const question = now.get(known.questions[at]);
        if (question === undefined) continue;
        const weight = known.weights[at]! * known.step;
        if (held[question]) weights[question]!.set(trait, weight);
        else visit(trait, question, known.times[at]!, weight);
      }
    held.forEach((own, question) =>
      own?.forEach((times, trait) => visit(trait, question, times, weights[question]!.get(trait))),
    );
  };

  const starts = new Uint32Array(traits.length + 1);
  eachPair((trait) => starts[trait + 1]!++);
  for (let trait = 0; trait < traits.length; trait++) starts[trait + 1]! += starts[trait]!;
  const next = starts.slice();
  const size = starts.at(-1)!;
  const learned = {
    traits,
    wordings: count,
    starts,
    questions: new Uint16Array(size),
    times: new Uint8Array(size),
    weights: new Float32Array(size),
    step: 1,
  };
  const steepness = new Float32Array(size);
  eachPair((trait, question, times, weight) => {
    const at = next[trait]!++;
    learned.questions[at] = question;
    learned.times[at] = Math.min(times, 255);
    learned.weights[at] = weight ?? 0;
    steepness[at] = weight === undefined ? 1e-8 : settled;
  });
  return { learned, steepness };
}

/** How many of these wordings have each trait that is kept. */
function timesOf(wordings: string[][], numbers: Map<string, number>): Map<number, number> {
  const times = new Map<number, number>();
  for (const traits of wordings)
    for (const trait of traits) {
      const number = numbers.get(trait);
      if (number !== undefined) times.set(number, (times.get(number) ?? 0) + 1);
    }
  return times;
}
