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

export type Precedents = ReturnType<typeof createPrecedents>;

/** Finds the questions most like one asked now: the cosine of their traits, of which rare ones weigh more. */
export function createPrecedents(examples: Example[]) {
  const questions = examples.flatMap((example) => example.asked.map((wording) => ({ example, wording })));
  const frequency = new Map<string, number>();
  for (const { wording } of questions)
    for (const trait of traitsOf(wording[0])) frequency.set(trait, (frequency.get(trait) ?? 0) + 1);
  const rarity = (trait: string) => Math.log(1 + questions.length / (frequency.get(trait) ?? unheard));

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

  const withTrait = new Map<string, { index: number; weight: number }[]>();
  questions.forEach(({ wording }, index) => {
    for (const [trait, weight] of weigh(wording)) {
      if (!withTrait.has(trait)) withTrait.set(trait, []);
      withTrait.get(trait)!.push({ index, weight });
    }
  });

  /** Every question that has a trait of this one, and how like it is. */
  function compare(wording: Wording, asides?: Set<string>): Like[] {
    const likeness = new Map<number, number>();
    for (const [trait, asking] of weigh(wording, asides))
      for (const { index, weight } of withTrait.get(trait) ?? [])
        likeness.set(index, (likeness.get(index) ?? 0) + asking * weight);
    return [...likeness].map(([index, likeness]) => ({ example: questions[index]!.example, likeness }));
  }

  return {
    compare,
    /** The likest first; `others`: without the question itself, should it be among the examples. */
    of(asked: Pick<Asked, "question" | "earlier">, { others = false } = {}): Precedent[] {
      const asides = new Set(traitsOf(stemsOf([...asked.question.asides].join(" "))));
      const like = compare(wordingOf(asked), asides);
      return shares(others ? like.filter(({ likeness }) => likeness < 0.999) : like);
    },
  };
}

/** An example, and how like one of its questions is, 0 to 1. */
export type Like = { example: Example; likeness: number };

/** Of the likest questions, what share each example has in their likeness. */
export function shares(like: Like[]): Precedent[] {
  const votes = new Map<Example, number>();
  for (const { example, likeness } of like.toSorted((a, b) => b.likeness - a.likeness).slice(0, most))
    votes.set(example, (votes.get(example) ?? 0) + likeness ** sharpness);
  const all = [...votes.values()].reduce((sum, vote) => sum + vote, 0);
  return [...votes]
    .map(([example, vote]) => ({ example, share: vote / all }))
    .toSorted((a, b) => b.share - a.share);
}

export const wordingOf = ({ question, earlier }: Pick<Asked, "question" | "earlier">): Wording =>
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
