import type { Knowledge } from "../content/knowledge.ts";
import type { Passage } from "../content/passage.ts";
import { wordsOf } from "../search/analyse.ts";
import { rewrite } from "../search/rewrite.ts";
import { examples, published } from "./examples.gen.ts";
import type { Asked } from "./answer.ts";
import { createPrecedents, type Example, type Precedent, wordingOf } from "./precedents.ts";

/** How like a new question must be to one that nothing answered, to answer that one too. */
const alike = 0.45;

/** The examples beside what is published today, and the passages that say what none said when they were learned. */
export type Known = {
  precedentsOf: (asked: Asked) => Precedent[];
  news: Set<string>;
  /** The question of the FAQ that staff wrote in these very words, if any. */
  written: (text: string) => Passage | undefined;
};

const learned = createPrecedents(examples);
const before = new Set(published);
const known = new WeakMap<Knowledge["school"], Known>();

/**
 * What was unanswerable when the examples were learned no longer is when the school has put such a question into its
 * FAQ since: that FAQ answers it, and all the ways in which it is asked.
 */
export function knownOf(knowledge: Knowledge): Known {
  const already = known.get(knowledge.school);
  if (already) return already;
  const news = knowledge.passages.filter((passage) => !before.has(fingerprint(passage)));
  const own = ownExamples(knowledge);
  const precedents = createPrecedents(own, learned);
  const replaced = answeredBy(own);
  const now = {
    precedentsOf: (asked: Asked) => precedents.of(asked, { replaced }),
    news: new Set(news.map(({ id }) => id)),
    written: writtenIn(knowledge),
  };
  known.set(knowledge.school, now);
  return now;
}

function writtenIn({ passages }: Knowledge): Known["written"] {
  const plain = (text: string) => wordsOf(text).join(" ");
  const faqs = passages.filter(({ kind }) => kind === "faq");
  const byQuestion = new Map(faqs.map((faq) => [plain(faq.title), faq]));
  return (text) => byQuestion.get(plain(text));
}

/** The questions that staff wrote, in all the ways they know them asked. */
export const ownExamples = ({ passages, search }: Knowledge): Example[] =>
  passages
    .filter(({ kind }) => kind === "faq")
    .map(({ id, title, alsoAsked = [] }) => ({
      answers: [id],
      plain: { question: title, answer: id },
      asked: [title, ...alsoAsked].map((text) =>
        wordingOf({ question: { words: rewrite(text, search.spelling) } }),
      ),
    }));

/** Examples that nothing answered, and what answers them now. */
function answeredBy(own: Example[]): Map<Example, Example> {
  const answered = new Map<Example, Example>();
  for (const one of own) {
    for (const example of learned.atLeast(alike, one.asked[0]!))
      if (!example.answers.length) answered.set(example, { ...one, asked: example.asked });
  }
  return answered;
}

/** The same for the same words, whatever the figures among them. */
export function fingerprint({ title, text }: Passage): string {
  let hash = 0x811c9dc5;
  for (const character of `${title} ${text}`.replace(/\d+/g, ""))
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(36);
}
