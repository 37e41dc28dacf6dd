import type { Knowledge } from "../content/knowledge.ts";
import type { Passage } from "../content/passage.ts";
import { understand } from "./understand.ts";
import { examples, published } from "./examples.gen.ts";
import { createPrecedents, type Example, type Precedents, wordingOf } from "./precedents.ts";

/** How like a new question must be to one that nothing answered, to answer that one too. */
const alike = 0.45;

/** The examples beside what is published today, and the passages that say what none said when they were learned. */
export type Known = { precedents: Precedents; news: Set<string> };

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
  const faqs = news.filter(({ kind }) => kind === "faq");
  const now = {
    precedents: faqs.length ? createPrecedents(examplesWith(faqs, knowledge)) : learned,
    news: new Set(news.map(({ id }) => id)),
  };
  known.set(knowledge.school, now);
  return now;
}

function examplesWith(news: Passage[], { search }: Knowledge): Example[] {
  const own = news.map((passage): Example => {
    const question = understand(passage.title, search.spelling);
    return {
      answers: [passage.id],
      plain: { question: passage.title, answer: passage.id },
      asked: [wordingOf({ question })],
    };
  });
  const answered = new Map<Example, Example>();
  for (const one of own) {
    for (const example of learned.atLeast(alike, one.asked[0]!))
      if (!example.answers.length) answered.set(example, { ...one, asked: example.asked });
  }
  return [...examples.map((example) => answered.get(example) ?? example), ...own];
}

/** The same for the same words, whatever the figures among them. */
export function fingerprint({ title, text }: Passage): string {
  let hash = 0x811c9dc5;
  for (const character of `${title} ${text}`.replace(/\d+/g, ""))
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(36);
}
