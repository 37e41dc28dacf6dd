import { capital } from "functions/capital";

import { mostWordings } from "../schema/documents/faq.ts";
import type { Group } from "./groups.ts";
import type { Question } from "./question.ts";

/** As many as a question of the FAQ begins with. */
const mostAtFirst = 10;

/** A wording as the FAQ has it: without what was masked, on one line; nothing where no word is left. */
function cleaned(text: string): string {
  const left = text
    .replaceAll(/\[[^\]]*\]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([,.])/g, "$1")
    .trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : "";
}

const same = (one: string, other: string) => one.localeCompare(other, "fr", { sensitivity: "base" }) === 0;

/** What a group begins a FAQ with: its first question and its id, and the other ways in which it was asked. */
export function faqOf({ questions }: Group) {
  const [first = "", ...others] = questions.map(({ question }) => cleaned(question)).filter(Boolean);
  const question = asQuestion(first);
  return {
    id: questions[0]!.id,
    question,
    alsoAsked: newWordings(others, [question, first]).slice(0, mostAtFirst),
  };
}

/** Whether a question of the FAQ has no room for another wording. */
export const isFull = ({ alsoAsked }: { alsoAsked: string[] }) => alsoAsked.length >= mostWordings;

/** The wordings of a group that a question of the FAQ has not yet, as many as it has room for. */
export function wordingsFor({ questions }: Group, faq: { question: string; alsoAsked: string[] }): string[] {
  const asked = questions.map(({ question }) => cleaned(question));
  const room = Math.max(0, mostWordings - faq.alsoAsked.length);
  return newWordings(asked, [faq.question, ...faq.alsoAsked]).slice(0, room);
}

const newWordings = (wordings: string[], known: string[]) =>
  wordings.filter(
    (wording, index) =>
      wording !== "" && ![...known, ...wordings.slice(0, index)].some((other) => same(other, wording)),
  );

/** The questions of a group that a question of the FAQ is asked by, once these wordings are added; nothing asks nothing. */
export const heldBy = (
  { questions }: Group,
  faq: { question: string; alsoAsked: string[] },
  added: string[],
): Question[] => {
  const wordings = ["", faq.question, ...faq.alsoAsked, ...added];
  return questions.filter(({ question }) => wordings.some((one) => same(one, cleaned(question))));
};

/** « un parking » → « Un parking ? ». */
function asQuestion(text: string): string {
  if (text === "") return "";
  const begun = capital(text);
  return /[?!.…]$/.test(begun) ? begun : `${begun} ?`;
}
