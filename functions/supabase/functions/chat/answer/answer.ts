import type { Knowledge } from "../content/knowledge.ts";
import type { Place } from "../content/places.ts";
import type { Message } from "../conversation.ts";
import { languageOf } from "../search/rewrite.ts";
import type { Found } from "../search/search.ts";
import { type Candidate, fromPassages, fromTopics, worth } from "./candidates.ts";
import { examples } from "./examples.gen.ts";
import { leftOut, type Points, pointsOf } from "./features.ts";
import { typeset } from "./french.ts";
import { noAnswer, withPrecedents } from "./from-precedents.ts";
import { createPrecedents } from "./precedents.ts";
import { refusalOf } from "./refusal.ts";
import { socialAnswer } from "./social.ts";
import { detailTopics, subjectTopics, topicsOf } from "./topics.ts";
import { followsUp, type Understanding, understand } from "./understand.ts";
import { unknown } from "./unknown.ts";

export type Answer = {
  kind: "fact" | "passage" | "social" | "refusal" | "unknown";
  text: string;
  sources: Place[];
  /** Whether it answers: false for « je ne sais pas » and for what is refused. */
  answered: boolean;
  /** The question can mean nothing else: no other answer competes with it. */
  certain?: true;
  /** What the passage it is taken from is about. */
  about?: string;
};

/** What a topic is answered from: the documents, the question, and the turn it follows up on. */
export type Asked = Knowledge & { question: Understanding; earlier?: Understanding | undefined };

/** The answer to the last message, and the passages that speak of it, best first. */
export function answerTo(knowledge: Knowledge, messages: Message[]): { answer: Answer; found: Found[] } {
  const asked = askedOf(knowledge, messages);
  const { search } = knowledge;
  const { content: last } = messages.at(-1)!;
  const found = search.find(asked.question.words, { earlier: asked.earlier?.words });
  const answer =
    refusalOf(knowledge, last) ?? socialAnswer(knowledge, asked.question) ?? answerOf(asked, found);
  const language = languageOf(last);
  const preface = answer.answered && language !== "fr" ? inFrench[language] : "";
  // The pages the answer comes from stand first, for the model too.
  const named = new Set(answer.sources.map(({ url }) => url));
  const ranked = found.toSorted(
    (a, b) => Number(named.has(b.passage.place.url)) - Number(named.has(a.passage.place.url)),
  );
  return { answer: { ...answer, text: typeset(preface + answer.text) }, found: ranked };
}

/** The last question, and what it follows up on: the latest turn that was about something. */
export function askedOf(knowledge: Knowledge, messages: Message[]): Asked {
  const turns = messages
    .filter(({ role }) => role === "user")
    .slice(-6)
    .map(({ content }) => understand(content, knowledge.search.spelling));
  const question = turns.at(-1)!;
  const before = turns.slice(0, -1).toReversed();
  question.audience ??= before.find(({ audience }) => audience)?.audience;
  const earlier = followsUp(question) ? (before.find((turn) => !followsUp(turn)) ?? before[0]) : undefined;
  return { ...knowledge, question, earlier };
}

const inFrench = { en: "I answer in French: ", nl: "Ik antwoord in het Frans: " };

function answerOf(asked: Asked, found: Found[]): Answer {
  const points = pointsOf(asked);
  const precedents = precedentsOf(asked);
  const candidates = withPrecedents(candidatesFor(asked, found, points), asked, points, precedents);
  const [first] = candidates;
  // What a topic knows not to be published is not for a passage to say.
  if (first && (first.features.refuses || first.answer.certain)) return first.answer;
  const [best, ...others] = candidates.toSorted((a, b) => worth(b) - worth(a));
  if (!best || worth(best) < worth(noAnswer(precedents)))
    return unknown(asked, { nearest: nearestQuestion(found) });
  const second =
    best.answer.answered &&
    (inAnotherClause(asked, best.answer) ?? onSecondPoint(asked, points, best, others)?.answer);
  return second ? join(best.answer, second) : best.answer;
}

const precedentsOf = createPrecedents(examples);

/** All that might be answered by what the question says. */
export function candidatesFor(asked: Asked, found: Found[], points: Points): Candidate[] {
  const { question, earlier } = asked;
  const merged = earlier && { ...asked, question: follow(earlier, question) };
  const own = merged && staysOn(earlier, question) ? [] : topicsOf(question.words);
  const followed = merged ? topicsOf(merged.question.words).filter((topic) => !own.includes(topic)) : [];
  return [
    ...fromTopics(own, asked, points),
    ...(merged ? fromTopics(followed, merged, points) : []),
    ...fromPassages(found, asked, points),
  ];
}

const nextClause =
  / et (?=est|c |ca |quel|combien|a |lieu|quand|comment|faut|y |sur|on |les?|la|how|what|when|where)/;

/** « C’est où et c’est combien ? »: what the topic of the other clause says. */
function inAnotherClause(asked: Asked, { text }: Answer): Answer | undefined {
  const clauses = asked.question.words.split(nextClause);
  if (clauses.length < 2) return undefined;
  return clauses
    .flatMap((clause) => topicsOf(clause).slice(0, 1))
    .map((topic) => topic.answer(asked))
    .find((answer) => answer?.answered && answer.text !== text);
}

/** What another candidate says of what the best one leaves out, when a question asks for two things. */
function onSecondPoint(asked: Asked, points: Points, { speaksOf }: Candidate, others: Candidate[]) {
  const { rest, share } = leftOut(asked, points, speaksOf);
  const asksTwice = /\?.+\?/s.test(asked.question.typed) || nextClause.test(asked.question.words);
  if (share <= 0.25 || !asksTwice) return undefined;
  return others.find(
    ({ answer, features, speaksOf }) =>
      answer.answered && !features.article && asked.search.share(rest, speaksOf) > 0.6,
  );
}

/** A question the school has answered, near enough to be offered to who asked another. */
const nearestQuestion = (found: Found[]): string | undefined =>
  found.slice(0, 3).find(({ passage, coverage }) => passage.kind === "faq" && coverage >= 0.35)?.passage
    .title;

/** « Y a-t-il un stage à Pâques ? C’est pour les débutants ? »: a detail of what was spoken of, not a question of its own. */
function staysOn(earlier: Understanding, question: Understanding): boolean {
  const [now] = topicsOf(question.words);
  const [then] = topicsOf(earlier.words);
  return !!then && subjectTopics.has(then.name) && (!now || detailTopics.has(now.name));
}

/** An elliptic question said in full: its own details, and what it leaves out from the turn before. */
function follow(earlier: Understanding, question: Understanding): Understanding {
  return {
    ...question,
    words: `${question.words} ${earlier.words}`,
    audience: question.audience ?? earlier.audience,
    months: question.months ?? earlier.months,
    block: question.block ?? earlier.block,
    people: question.people ?? earlier.people,
  };
}

const join = (first: Answer, second: Answer): Answer => ({
  ...first,
  text: `${first.text} ${second.text}`,
  sources: [...first.sources, ...second.sources].filter(
    (place, index, all) => all.findIndex(({ url }) => url === place.url) === index,
  ),
});
