import { number, parseNumber } from "../coherence/numbers.ts";
import { likeness, rarityAmong, trigramsOf, type Weighed, weighed } from "./likeness.ts";
import type { Question } from "./question.ts";
import { holds, searched } from "./searched.ts";

/** Questions that ask the same, as far as their words tell. */
export type Group = {
  /** The wordings, the most frequent first. */
  questions: Question[];
  times: number;
  lastAskedAt: string;
  /** Some were answered, and the answer was of no help. */
  unhelpful: boolean;
  /** What was said to them then, each once. */
  answeredBy: string[];
};

/** From here on two questions are taken for one. */
const alike = 0.5;

/** Questions by likeness: the groups that were asked most often first, then the newest. */
export function groupsOf(questions: Question[]): Group[] {
  const asked = questions
    .toSorted(oftenFirst)
    .map((question) => ({ question, trigrams: trigramsOf(question.question) }));
  const telling = rarityAmong(asked.map(({ trigrams }) => trigrams));
  const groups: (Core & { questions: Question[] })[] = [];
  for (const { question, trigrams } of asked) {
    const core = { words: weighed(trigrams, telling), numbers: numbersIn(question.question) };
    const near = question.apart ? undefined : nearest(groups, core);
    if (near) {
      near.questions.push(question);
      near.numbers ||= core.numbers;
    } else groups.push({ ...core, questions: [question] });
  }
  return groups.map(({ questions }) => groupOf(questions)).toSorted(biggestFirst);
}

/** What a group asks: « 3 mois » is not « 6 mois », however long the sentence around it. */
type Core = { words: Weighed; numbers: string };

function nearest<T extends Core>(groups: T[], { words, numbers }: Core): T | undefined {
  return groups
    .filter((group) => !numbers || !group.numbers || numbers === group.numbers)
    .map((group) => ({ group, nearness: likeness(group.words, words) }))
    .filter(({ nearness }) => nearness >= alike)
    .toSorted((a, b) => b.nearness - a.nearness)[0]?.group;
}

/** The numbers of a question, in digits or in words, as one text; "" where it has none. */
const numbersIn = (text: string): string =>
  [...new Set(Array.from(text.matchAll(numbers), ([found]) => parseNumber(found.toLowerCase())))]
    .toSorted((a, b) => a - b)
    .join(" ");

const numbers = new RegExp(number, "giu");

/** Those of which one question holds every word of the search. */
export function foundGroups<T extends Group>(groups: T[], words: string): T[] {
  return groups.filter(({ questions }) => questions.some(({ question }) => holds(searched(question), words)));
}

const groupOf = (questions: Question[]): Group => ({
  questions,
  times: questions.reduce((sum, { times }) => sum + times, 0),
  lastAskedAt: questions
    .map(({ last_asked_at }) => last_asked_at)
    .toSorted()
    .at(-1)!,
  unhelpful: questions.some(({ unhelpful }) => unhelpful),
  answeredBy: [...new Set(questions.flatMap(({ answered_by }) => answered_by ?? []))],
});

/** Of those asked as often, one in which nothing was masked says best what is asked. */
const oftenFirst = (a: Question, b: Question) =>
  b.times - a.times ||
  Number(a.question.includes("[")) - Number(b.question.includes("[")) ||
  b.last_asked_at.localeCompare(a.last_asked_at);
const biggestFirst = (a: Group, b: Group) => b.times - a.times || b.lastAskedAt.localeCompare(a.lastAskedAt);
