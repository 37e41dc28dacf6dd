import type { Knowledge } from "../content/knowledge.ts";
import type { Passage } from "../content/passage.ts";
import type { Message } from "../conversation.ts";
import type { Candidate } from "../find/finder.ts";
import { likelihoodOf, ranked } from "../find/judgement.ts";
import type { Answer } from "./answer.ts";
import { typeset } from "./french.ts";
import { statement } from "./statement.ts";
import { unknown } from "./unknown.ts";

/** The answer to the last message, and what it was made from. */
export function answerTo(knowledge: Knowledge, messages: Message[]): Composed {
  const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const verdict = verdictOn(knowledge, asked.at(-1)!, asked.at(-2));
  const found = verdict.candidates.map(({ passage }) => passage);
  const answer = answerFrom(knowledge, asked.at(-1)!, verdict);
  return {
    answer: { ...answer, text: typeset(answer.text) },
    found,
    stated: verdict.stated !== undefined,
    near: verdict.candidates.some(({ evidence }) => evidence.covered >= spokenOf),
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

export function verdictOn({ finder, lesson }: Knowledge, text: string, earlier?: string): Verdict {
  const candidates = ranked(finder.find({ text, earlier }));
  // What follows up on a question may be worded as another one.
  const likely = candidates.slice(0, earlier ? 1 : mostLikely);
  const written = finder.writtenAs(
    text,
    likely.map(({ passage }) => passage),
  );
  if (written) {
    const others = candidates.filter(({ passage }) => passage !== written);
    return { candidates: [{ passage: written, evidence: certain, askedIn: 1 }, ...others], stated: written };
  }
  const [best] = candidates;
  const isSure = !!best && likelihoodOf(best.evidence) >= lesson.stated;
  return { candidates, stated: isSure ? best.passage : undefined };
}

function answerFrom(knowledge: Knowledge, question: string, { candidates, stated }: Verdict): Answer {
  if (stated) {
    return {
      text: statement(stated, question, knowledge.finder),
      sources: stated.place.url ? [stated.place] : [],
      answered: !stated.denial,
    };
  }
  const likely = likeliest(candidates).map(({ passage, evidence }) => ({
    title: passage.title,
    likelihood: likelihoodOf(evidence),
  }));
  const offered = likely.some(({ likelihood }) => likelihood >= worthOffering)
    ? likely.map(({ title }) => title)
    : [];
  return unknown(
    knowledge,
    offered,
    likely.some(({ likelihood }) => likelihood >= maybeMeant),
  );
}

/** The two likeliest questions of the FAQ, and of the others the one that is asked most in these very words. */
function likeliest(candidates: Candidate[]): Candidate[] {
  const faqs = candidates.filter(({ passage }) => passage.kind === "faq");
  return [...faqs.splice(0, 2), ...faqs.toSorted((a, b) => b.askedIn - a.askedIn).slice(0, 1)];
}

const certain = { recognised: 1, lead: 1, covered: 1 };
const mostLikely = 4;
/** Less likely than this, a question is not what was meant. */
const worthOffering = 0.05;
const maybeMeant = 0.3;
/** A passage that says less of the question is about something else. */
const spokenOf = 0.5;
