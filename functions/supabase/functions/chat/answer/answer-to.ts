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
  const [best] = verdict.candidates;
  return {
    answer: { ...answer, text: typeset(answer.text) },
    found,
    stated: verdict.stated !== undefined,
    near:
      verdict.candidates.some(({ evidence }) => evidence.asked > 0 || evidence.said > 0) &&
      likelihoodOf(knowledge.lesson.judgement, best!.evidence) >= worthOffering,
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
  const { judgement } = lesson;
  const candidates = ranked(judgement, finder.find({ text, earlier }));
  const written = finder.writtenAs(
    text,
    candidates.slice(0, mostLikely).map(({ passage }) => passage),
  );
  if (written) {
    const others = candidates.filter(({ passage }) => passage !== written);
    return { candidates: [{ passage: written, evidence: certain, askedIn: 1 }, ...others], stated: written };
  }
  const [best] = candidates;
  const isSure = !!best && likelihoodOf(judgement, best.evidence) >= judgement.stated;
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
    likelihood: likelihoodOf(knowledge.lesson.judgement, evidence),
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
  const faqs = candidates
    .filter(({ passage }) => passage.kind === "faq")
    .toSorted((a, b) => b.evidence.recognised - a.evidence.recognised);
  return [...faqs.splice(0, 2), ...faqs.toSorted((a, b) => b.askedIn - a.askedIn).slice(0, 1)];
}

const certain = { recognised: 1, lead: 1, asked: 1, said: 1, otherNumber: 0 };
const mostLikely = 4;
/** Less likely than this, a question is not what was meant. */
const worthOffering = 0.02;
const maybeMeant = 0.1;
