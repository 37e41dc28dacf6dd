import { askedBy, isQuestion, type Passage } from "../content/passage.ts";
import { telling, wordsOf } from "./words.ts";

/** A passage, and how much speaks for it: nothing at 0. */
export type Candidate = { passage: Passage; evidence: number };

/** One before all others, wherever it stood. */
export const startingWith = (first: Candidate, others: Candidate[]): Candidate[] => [
  first,
  ...others.filter(({ passage }) => passage !== first.passage),
];

/**
 * The answer that staff wrote for a question in these very words, or in those of them that tell something, among some.
 * What heads a part of a page is nobody’s answer to these words while a question is asked so.
 */
export function writtenAs(text: string, likely: Passage[]): Passage | undefined {
  const titled = (passages: Passage[]) =>
    soleOf(passages.map((passage) => [askedBy(passage), passage] as const));
  const ways = [
    titled(likely.filter(isQuestion)),
    soleOf(wordingsOf(likely)),
    titled(likely.filter((passage) => !isQuestion(passage))),
  ];
  return readingsOf(text)
    .flatMap((reading) => ways.map((way) => way.get(reading)))
    .find(Boolean);
}

/** Whether a question is asked as the FAQ words it. */
export const isTitled = (passage: Passage, text: string) =>
  isQuestion(passage) && readingsOf(passage.title).some((reading) => readingsOf(text).includes(reading));

/** What two questions that are one have in common: all their words, or else those that tell something. */
function readingsOf(text: string): string[] {
  const words = wordsOf(text);
  return [words.join(" "), `~ ${telling(words).join(" ")}`].filter((reading) => reading.length > 2);
}

export const wordingsOf = (passages: Passage[]) =>
  passages.flatMap((passage) => (passage.alsoAsked ?? []).map((wording) => [wording, passage] as const));

/** What is written so; what stands under two is neither’s. */
function soleOf(wordings: (readonly [string, Passage])[]) {
  const sole = new Map<string, Passage | undefined>();
  for (const [text, passage] of wordings)
    for (const reading of readingsOf(text))
      sole.set(reading, sole.has(reading) && sole.get(reading) !== passage ? undefined : passage);
  return sole;
}
