import { createHash } from "node:crypto";
import type { Passage } from "../content/passage.ts";
import { Finder } from "./finder.ts";
import { type Judgement, judgementFrom } from "./judgement.ts";
import { Learner } from "./learner.ts";
import type { Recogniser } from "./recogniser.ts";
import { groupsFrom } from "./synonyms.ts";
import { traitsOf } from "./traits.ts";
import { wordsOf } from "./words.ts";

/** What hangs on the wordings of the FAQ alone: how its questions are recognised, and what is sure enough. */
export type Lesson = { key: string; recogniser: Recogniser; judgement: Judgement };

/** So many wordings are asked as if nobody had written them. */
const mostAsked = 400;

/** To be raised when the same wordings teach something else, or it is kept otherwise. */
const form = 1;

/** What two lessons have in common when one stands for the other. */
const keyOf = (passages: Passage[], synonyms: string[][]): string =>
  createHash("sha256")
    .update(JSON.stringify([form, synonyms, questionsOf(passages).map(wordingsOf)]))
    .digest("hex");

/**
 * What finds an answer among these passages, by what was learned before if the wordings are the same; else it learns
 * to recognise all wordings but some, judges by those what is sure, and learns them as well.
 */
export function taught(
  passages: Passage[],
  synonyms: string[][],
  known?: Lesson,
): { finder: Finder; lesson: Lesson } {
  const key = keyOf(passages, synonyms);
  if (known?.key === key) return { finder: new Finder(passages, synonyms, known.recogniser), lesson: known };
  const groupsOf = groupsFrom(synonyms);
  const questions = questionsOf(passages);
  const learner = new Learner(
    questions.map((passage) => wordingsOf(passage).map((text) => traitsOf(wordsOf(text), groupsOf))),
  );
  const wordings = questions.flatMap((passage) => wordingsOf(passage).map((text) => ({ text, passage })));
  const numbers = heldOut(wordings);
  learner.begin(new Set(numbers));
  const { recogniser } = learner;
  const finder = new Finder(passages, synonyms, recogniser);
  const judgement = judgementFrom(
    finder,
    numbers.map((number) => wordings[number]!),
  );
  learner.finish();
  return { finder, lesson: { key, recogniser, judgement } };
}

const questionsOf = (passages: Passage[]) => passages.filter(({ kind }) => kind === "faq");
const wordingsOf = ({ title, alsoAsked = [] }: Passage) => [...new Set([title, ...alsoAsked])];

/** Some of them, spread over all; no title, for what a passage says has it, and none of a question that has few. */
function heldOut(wordings: { text: string; passage: Passage }[]): number[] {
  const some = [...wordings.keys()].filter((number) => {
    const { text, passage } = wordings[number]!;
    return text !== passage.title && passage.alsoAsked!.length > 1;
  });
  const count = Math.min(mostAsked, some.length);
  return Array.from({ length: count }, (_, at) => some[Math.floor((at * some.length) / count)]!);
}
