import { stemOf } from "../search/analyse.ts";
import type { Asked } from "./answer.ts";

/** Questions that ask for one thing, as visitors put them, and what answers them. */
export type Example = {
  /** The topics and passages that answer; none when nothing published does. */
  answers: string[];
  /** The plainest of the questions, and which of `answers` answers it best. */
  plain?: { question: string; answer: string } | undefined;
  asked: Wording[];
};

/** The stems of a question's words, in their order, and those of the turn it follows up on. */
export type Wording = [own: string, earlier?: string];

/** An example with a question like the one asked, and its share of the likeness of all that are found. */
export type Precedent = { example: Example; share: number };

const most = 12;
/** What is twice as like counts eight times as much. */
const sharpness = 3;
const asideWeight = 0.4;
const earlierWeight = 0.7;
const pairWeight = 0.6;
/** What no example says weighs like what half of one says. */
const unheard = 0.5;

/** What tells one question from another, stems and pairs of stems, and how much each does. */
type Traits = Map<string, number>;

type Like = { example: Example; value: number };

export type Precedents = {
  rarity: (trait: string) => number;
  like: (wording: Wording, asides: Set<string>, others: boolean) => Like[];
  atLeast: (least: number, wording: Wording) => Set<Example>;
  of: (
    asked: Pick<Asked, "question" | "earlier">,
    how?: { others?: boolean; replaced?: ReadonlyMap<Example, Example> },
  ) => Precedent[];
};

/**
 * Finds the questions most like one asked now: the cosine of their traits, of which rare ones weigh more.
 * `learned`: those to look among as well; how rare a trait is, is counted there.
 */
export function createPrecedents(examples: Example[], learned?: Precedents): Precedents {
  const questions = examples.flatMap((example) => example.asked.map((wording) => ({ example, wording })));
  const rarity = learned?.rarity ?? rarityAmong(questions.map(({ wording }) => wording));

  /** Scaled to length 1. */
  function weigh([own, earlier = ""]: Wording, asides = new Set<string>()): Traits {
    const traits: Traits = new Map();
    const add = (wording: string, scale: number) => {
      for (const trait of traitsOf(wording)) {
        const weight = scale * rarity(trait) * (isPair(trait) ? pairWeight : 1);
        if (!traits.has(trait)) traits.set(trait, asides.has(trait) ? weight * asideWeight : weight);
      }
    };
    add(own, 1);
    add(earlier, earlierWeight);
    const length = Math.hypot(...traits.values());
    for (const [trait, weight] of traits) traits.set(trait, weight / length);
    return traits;
  }

  // For each trait, the questions that have it and how much it weighs there, one after the other.
  const withTrait = new Map<string, number[]>();
  questions.forEach(({ wording }, index) => {
    for (const [trait, weight] of weigh(wording)) {
      const list = withTrait.get(trait);
      if (list) list.push(index, weight);
      else withTrait.set(trait, [index, weight]);
    }
  });

  /** How like each question is to this one, in their order. */
  function compare(wording: Wording, asides?: Set<string>): Float64Array {
    const likeness = new Float64Array(questions.length);
    for (const [trait, asking] of weigh(wording, asides)) {
      const list = withTrait.get(trait) ?? [];
      for (let at = 0; at < list.length; at += 2) likeness[list[at]!]! += asking * list[at + 1]!;
    }
    return likeness;
  }

  /** The likest questions and how like they are; `others`: without the question itself, should it be among them. */
  function like(wording: Wording, asides: Set<string>, others: boolean): Like[] {
    const likeness = compare(wording, asides);
    if (others) likeness.forEach((value, index) => (likeness[index] = value < 0.999 ? value : 0));
    const own = likest(likeness).map((index) => ({
      example: questions[index]!.example,
      value: likeness[index]!,
    }));
    if (!learned) return own;
    const all = [...own, ...learned.like(wording, asides, others)];
    return all.toSorted((one, other) => other.value - one.value).slice(0, most);
  }

  return {
    rarity,
    like,
    /** The examples with a question at least so like this one. */
    atLeast(least: number, wording: Wording): Set<Example> {
      const likeness = compare(wording);
      return new Set(questions.filter((_, index) => likeness[index]! >= least).map(({ example }) => example));
    },
    /** The likest first; `replaced`: what an example counts as today. */
    of(
      asked: Pick<Asked, "question" | "earlier">,
      { others = false, replaced }: { others?: boolean; replaced?: ReadonlyMap<Example, Example> } = {},
    ): Precedent[] {
      const asides = new Set(traitsOf(stemsOf([...asked.question.asides].join(" "))));
      return shares(
        like(wordingOf(asked), asides, others).map(({ example, value }) => ({
          example: replaced?.get(example) ?? example,
          vote: value ** sharpness,
        })),
      );
    },
  };
}

function rarityAmong(wordings: Wording[]) {
  const frequency = new Map<string, number>();
  for (const [own] of wordings)
    for (const trait of traitsOf(own)) frequency.set(trait, (frequency.get(trait) ?? 0) + 1);
  return (trait: string) => Math.log(1 + wordings.length / (frequency.get(trait) ?? unheard));
}

/** Where the highest values are, the highest first; a sort of them all would take ten times as long. */
function likest(values: Float64Array): number[] {
  const top: number[] = [];
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if (value <= (values[top[most - 1] ?? -1] ?? 0)) continue;
    let at = top.length;
    while (at > 0 && values[top[at - 1]!]! < value) at--;
    top.splice(at, 0, index);
    if (top.length > most) top.pop();
  }
  return top;
}

function shares(votes: { example: Example; vote: number }[]): Precedent[] {
  const all = votes.reduce((sum, { vote }) => sum + vote, 0);
  const byExample = new Map<Example, number>();
  for (const { example, vote } of votes) byExample.set(example, (byExample.get(example) ?? 0) + vote / all);
  return [...byExample].map(([example, share]) => ({ example, share })).toSorted((a, b) => b.share - a.share);
}

type Said = { words: string };
export const wordingOf = ({ question, earlier }: { question: Said; earlier?: Said | undefined }): Wording =>
  earlier ? [stemsOf(question.words), stemsOf(earlier.words)] : [stemsOf(question.words)];

const stemsOf = (words: string) =>
  words
    .split(" ")
    .filter((word) => word && !empty.has(word))
    .map(stemOf)
    .join(" ");

function traitsOf(stems: string): string[] {
  const all = stems.split(" ").filter(Boolean);
  return [...new Set([...all, ...all.slice(1).map((stem, index) => `${all[index]} ${stem}`)])];
}
const isPair = (trait: string) => trait.includes(" ");

/** Fewer than the search leaves out: « combien », « quand », « sans » tell much of what is asked. */
const empty = new Set(
  "le la les l un une de du des d et est ce que qu a au aux en je j il elle on vous nous c ca y se s ai ne pas me m mon ma mes votre vos notre nos son sa ses pour si par avec dans sur ou bonjour merci svp".split(
    " ",
  ),
);
