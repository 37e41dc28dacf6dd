import { frenchTypography } from "../../_shared/french-typography.ts";
import type { Knowledge } from "../content/knowledge.ts";
import type { Passage } from "../content/passage.ts";
import type { Message } from "../conversation.ts";
import { type Candidate, isQuestion } from "../find/finder.ts";
import { surenessOf } from "../find/sureness.ts";
import { telling, wordsOf } from "../find/words.ts";
import type { Answer } from "./answer.ts";
import { statement } from "./statement.ts";
import { unknown } from "./unknown.ts";

/** The answer to the last message, and what it was made from. */
export function answerTo(knowledge: Knowledge, messages: Message[]): Composed {
  const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  // « Bonjour » is nothing that one may follow up on.
  const earlier = asked.slice(0, -1).findLast((text) => telling(wordsOf(text)).length > 0);
  const verdict = verdictOn(knowledge, asked.at(-1)!, earlier);
  const found = [...new Set(verdict.candidates.map(({ passage }) => passage))];
  return {
    answer: inFrenchTypography(answerFrom(knowledge, asked.at(-1)!, verdict)),
    found,
    stated: verdict.stated !== undefined,
    near: thoseWorth(worthAsking, knowledge, verdict.candidates).length > 0,
  };
}

type Composed = {
  answer: Answer;
  /** The passages that speak of the question, best first. */
  found: Passage[];
  /** The answer is the first of them, which is likely enough. */
  stated: boolean;
  /** One of them may be about what is asked. */
  near: boolean;
};

/** What a question may mean, the likeliest first; the passage that is stated, if one is sure enough. */
export type Verdict = { candidates: Candidate[]; stated?: Passage | undefined };

export function verdictOn(knowledge: Knowledge, text: string, earlier?: string): Verdict {
  const { finder, stated } = knowledge;
  const candidates = finder.find({ text, earlier });
  const found = candidates.map(({ passage }) => passage);
  const written = finder.writtenAs(text, found, earlier !== undefined);
  if (written) {
    const others = candidates.filter(({ passage }) => passage !== written);
    return { candidates: [{ passage: written, evidence: Infinity }, ...others], stated: written };
  }
  const [first] = thoseWorth(worthOffering, knowledge, candidates);
  // Of a word alone none is what is asked where the second is nearly as likely.
  const areAlike = candidates[1] && candidates[1].evidence > 0.9 * candidates[0]!.evidence;
  const isTorn = !earlier && telling(wordsOf(text)).length < 2 && areAlike;
  const isSaid = first && first === candidates[0] && !asksSomething(first);
  if (isSaid || (surenessOf(candidates) >= stated && !isTorn)) return { candidates, stated: found[0] };
  return { candidates: first ? candidates : [...askedInParts(knowledge, text), ...candidates] };
}

/** What the parts of a message likely ask, by the words that are published, when nothing speaks for all it asks. */
function askedInParts(knowledge: Knowledge, text: string): Candidate[] {
  const { finder } = knowledge;
  const parts = text.split(/[.,;:!?…]+\s|\n/).map((part) => part.split(/\s/).filter(finder.knows).join(" "));
  const likeliest = parts.flatMap((part) => finder.find({ text: part }).slice(0, 1));
  return thoseWorth(maybeMeant, knowledge, likeliest).toSorted((a, b) => b.evidence - a.evidence);
}

function answerFrom(knowledge: Knowledge, question: string, { candidates, stated }: Verdict): Answer {
  if (stated) {
    return {
      text: statement(stated, question, knowledge.finder),
      sources: stated.place.url ? [stated.place] : [],
      answered: !stated.denial,
    };
  }
  const offered = thoseWorth(worthOffering, knowledge, candidates);
  const titles = new Set(offered.filter(asksSomething).map(({ passage }) => passage.title));
  return unknown(
    knowledge,
    [...titles].slice(0, mostOffered),
    thoseWorth(maybeMeant, knowledge, offered).length > 0,
  );
}

/** « Merci ! » of the FAQ is answered, and nothing to ask back. */
const asksSomething = ({ passage }: Candidate) => !isQuestion(passage) || !passage.title.endsWith("!");

/** Those for which as much speaks as this part of what is stated. */
const thoseWorth = (part: number, { stated }: Knowledge, candidates: Candidate[]) =>
  candidates.filter(({ evidence }) => evidence >= part * stated);

/** What is found is as staff typed it. */
const inFrenchTypography = ({ text, sources, offered, ...answer }: Answer): Answer => ({
  ...answer,
  text: frenchTypography(text),
  sources: sources.map(({ title, url }) => ({ title: frenchTypography(title), url })),
  ...(offered && { offered: offered.map(frenchTypography) }),
});

const mostOffered = 3;
/** With less, it is not about what is asked. */
const worthOffering = 0.4;
/** With less, nothing that is published is. */
const worthAsking = 0.2;
const maybeMeant = 1;
