import { createHash } from "node:crypto";
import type { Passage } from "../content/passage.ts";
import { Finder } from "./finder.ts";
import { statedFrom } from "./judgement.ts";
import { Learner, nothing, type Taught } from "./learner.ts";
import type { Recogniser } from "./recogniser.ts";
import { groupsFrom } from "./synonyms.ts";
import { traitsOf } from "./traits.ts";
import { atOnce, byAndBy, type Work } from "./work.ts";
import { wordsOf } from "./words.ts";

/** What hangs on the wordings of the FAQ alone: how its questions are recognised, and what is sure enough. */
export type Lesson = {
  /** What it was learned from, as hashes: the synonyms, and the wordings of each question. */
  synonyms: string;
  questions: { id: string; wordings: string }[];
  /** How many questions were added, withdrawn or reworded since all were learned together. */
  amended: number;
  recogniser: Recogniser;
  /** From which likelihood on an answer is stated. */
  stated: number;
};

/** Of a question that has changed, so many others are gone over as well. */
const neighbours = 6;

type Learnt = { finder: Finder; lesson: Lesson };

/** So many wordings are asked as if nobody had written them. */
const mostAsked = 400;

/** Of the questions, this part is amended before all are learned anew. */
const mostAmended = 0.1;
/** With more than this part changed, next to nothing is known. */
const mostChanged = 0.5;

/**
 * What finds an answer among these passages. What is known is amended by the questions that have changed; without it
 * all is learned. `anew`: learns all by and by, where too much was amended or the synonyms are others.
 */
export function taught(
  passages: Passage[],
  synonyms: string[][],
  known?: Lesson,
): Learnt & { anew?: () => Promise<Lesson> } {
  const lesson = known && amended(known, passages, synonyms);
  if (!lesson) return atOnce(learning(passages, synonyms));
  const finder = new Finder(passages, synonyms, lesson.recogniser);
  const isOf =
    lesson.synonyms === hashOf(synonyms) && lesson.amended <= mostAmended * lesson.questions.length;
  if (isOf) return { finder, lesson };
  return { finder, lesson, anew: async () => (await byAndBy(learning(passages, synonyms))).lesson };
}

/** What is known, as these passages are now: only what has changed is gone over. */
function amended(known: Lesson, passages: Passage[], synonyms: string[][]): Lesson | undefined {
  const faqs = questionsOf(passages);
  const questions = faqs.map(nameOf);
  const numbers = new Map(known.questions.map(({ id }, number) => [id, number]));
  const before = questions.map(({ id }) => numbers.get(id));
  const isSame = questions.map(
    ({ wordings }, at) => known.questions[before[at] ?? -1]?.wordings === wordings,
  );
  const gone = known.questions.length - before.filter((number) => number !== undefined).length;
  const changes = gone + isSame.filter((same) => !same).length;
  if (changes > mostChanged * questions.length) return undefined;
  if (!changes && before.every((number, at) => number === at)) return known;
  const read = readerOf(synonyms);
  const changed = faqs.map((faq, at) => (isSame[at] ? undefined : read(faq)));
  const near = new Set(changed.flatMap((wordings) => wordings && likest(wordings, known.recogniser)));
  const learner = new Learner(
    known.recogniser.learned,
    faqs.map((faq, at) => ({
      before: before[at],
      wordings: changed[at] ?? (near.has(before[at]) ? read(faq) : undefined),
    })),
    faqs.flatMap(wordingsOf).length,
  );
  atOnce(learner.begin());
  atOnce(learner.finish());
  return { ...known, questions, amended: known.amended + changes, recogniser: learner.recogniser };
}

/** The questions that these wordings are taken for: what tells them apart is to be learned of both. */
function likest(wordings: string[][], recogniser: Recogniser): number[] {
  const likeness = new Float32Array(recogniser.count);
  for (const traits of wordings) {
    const scores = recogniser.scores(recogniser.read(traits));
    const best = Math.max(...scores);
    scores.forEach((score, question) => (likeness[question]! += Math.exp(score - best)));
  }
  return [...likeness.keys()].toSorted((a, b) => likeness[b]! - likeness[a]!).slice(0, neighbours);
}

/** Learns to recognise all wordings but some, judges by those what is sure, and learns them as well. */
function* learning(passages: Passage[], synonyms: string[][]): Work<Learnt> {
  const faqs = questionsOf(passages);
  const wordings = faqs.flatMap((passage) => wordingsOf(passage).map((text) => ({ text, passage })));
  const learner = new Learner(nothing, yield* readAll(faqs, readerOf(synonyms)), wordings.length);
  const numbers = heldOut(wordings);
  yield* learner.begin(new Set(numbers));
  const { recogniser } = learner;
  const finder = new Finder(passages, synonyms, recogniser);
  const stated = yield* statedFrom(
    finder,
    numbers.map((number) => wordings[number]!),
  );
  yield* learner.finish();
  const lesson = {
    synonyms: hashOf(synonyms),
    questions: faqs.map(nameOf),
    amended: 0,
    recogniser,
    stated,
  };
  return { finder, lesson };
}

const questionsOf = (passages: Passage[]) => passages.filter(({ kind }) => kind === "faq");
const wordingsOf = ({ title, alsoAsked = [] }: Passage) => [...new Set([title, ...alsoAsked])];
const nameOf = (faq: Passage) => ({ id: faq.id, wordings: hashOf(wordingsOf(faq)) });
const hashOf = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64").slice(0, 16);

function* readAll(faqs: Passage[], read: (faq: Passage) => string[][]): Work<Taught[]> {
  const questions = [];
  for (const faq of faqs) {
    questions.push({ before: undefined, wordings: read(faq) });
    yield;
  }
  return questions;
}

/** What reads the traits of a question's wordings. */
function readerOf(synonyms: string[][]) {
  const groupsOf = groupsFrom(synonyms);
  return (faq: Passage) => wordingsOf(faq).map((text) => traitsOf(wordsOf(text), groupsOf));
}

/** Some of them, spread over all; no title, for what a passage says has it, and none of a question that has few. */
function heldOut(wordings: { text: string; passage: Passage }[]): number[] {
  const some = [...wordings.keys()].filter((number) => {
    const { text, passage } = wordings[number]!;
    return text !== passage.title && passage.alsoAsked!.length > 1;
  });
  const count = Math.min(mostAsked, some.length);
  return Array.from({ length: count }, (_, at) => some[Math.floor((at * some.length) / count)]!);
}
