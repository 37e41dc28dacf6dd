import type { Knowledge } from "../content/knowledge.ts";
import type { Place } from "../content/places.ts";
import type { Message } from "../conversation.ts";
import { languageOf } from "../search/rewrite.ts";
import type { Found } from "../search/search.ts";
import { type Candidate, fromPassages, fromTopics, worth } from "./candidates.ts";
import { leftOut, type Points, pointsOf } from "./features.ts";
import { typeset } from "./french.ts";
import { noAnswer, withPrecedents } from "./from-precedents.ts";
import { knownOf } from "./known.ts";
import { refusalOf } from "./refusal.ts";
import { socialAnswer } from "./social.ts";
import { detailTopics, subjectTopics, topicsOf } from "./topics.ts";
import { asReply } from "./yes-or-no.ts";
import { understandTurns } from "./turns.ts";
import { clausesOf, followsUp, type Understanding, understand } from "./understand.ts";
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
  /** The question of the FAQ that it is the answer to. */
  replies?: string;
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
    refusalOf(knowledge, last) ?? socialAnswer(knowledge, asked.question) ?? answerOf(asked, found, last);
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
  const said = messages.filter(({ role }) => role === "user").slice(-6);
  const turns = understandTurns(
    said.map(({ content }) => content),
    knowledge.search.spelling,
  );
  const question = turns.at(-1)!;
  const before = turns.slice(0, -1).toReversed();
  question.audience ??= before.find(({ audience }) => audience)?.audience;
  const earlier = followsUp(question) ? (before.find((turn) => !followsUp(turn)) ?? before[0]) : undefined;
  return { ...knowledge, question, earlier };
}

const inFrench = { en: "I answer in French: ", nl: "Ik antwoord in het Frans: " };

function answerOf(asked: Asked, found: Found[], text: string): Answer {
  const whole = choose(asked, found);
  if (whole.answer.certain || whole.leftOut <= bearable) return whole.answer;
  const [first, second] = clausesOf(text);
  if (!first || !second) return whole.answer;
  const parts = [first, second].map((clause) => chooseClause(clause, first, asked));
  const sure = parts.filter(({ answer, margin }) => answer.answered && margin > clauseMargin);
  if (!whole.answer.answered) return sure[0]?.answer ?? whole.answer;
  const other = sure.find(({ answer }) => answer.text !== whole.answer.text);
  if (!other) return whole.answer;
  return other === parts[0] ? join(other.answer, whole.answer) : join(whole.answer, other.answer);
}

/** How much of a question an answer may leave out before its clauses are answered one by one. */
const bearable = 0.25;
const clauseMargin = 0.7;

/** The answer to one clause; an elliptic one follows up on the first. */
function chooseClause(clause: string, first: string, asked: Asked): Choice {
  const { search } = asked;
  const question = understand(clause, search.spelling);
  question.audience ??= asked.question.audience;
  const earlier =
    clause !== first && followsUp(question) ? understand(first, search.spelling) : asked.earlier;
  return choose({ ...asked, question, earlier }, search.find(question.words, { earlier: earlier?.words }));
}

/** An answer, how much better it is than none, and how much of the question it leaves out. */
type Choice = { answer: Answer; margin: number; leftOut: number };

function choose(asked: Asked, found: Found[]): Choice {
  const points = pointsOf(asked);
  const { precedents, news } = knownOf(asked);
  const like = precedents.of(asked);
  const candidates = withPrecedents(candidatesFor(asked, found, points), asked, points, like);
  const nothing = worth(noAnswer(like));
  // What is new was not there to answer the questions that nothing answered.
  const beside = ({ id }: Candidate) => (news.has(id) ? worth(noAnswer([])) : nothing);
  const [first] = candidates;
  const best =
    // What a topic knows not to be published is not for a passage to say, unless it is published since.
    first && (first.features.refuses || first.answer.certain) && !candidates.some(isNews(news))
      ? first
      : candidates.filter((one) => worth(one) > beside(one)).toSorted((a, b) => worth(b) - worth(a))[0];
  if (!best) return { answer: nothingFor(asked, found, points), margin: 0, leftOut: 1 };
  return {
    answer: asReply(best.answer, asked),
    margin: worth(best) - nothing,
    leftOut: leftOut(asked, points, best.speaksOf).share,
  };
}

const isNews =
  (news: Set<string>) =>
  ({ id, features }: Candidate) =>
    news.has(id) && features.precedents > 0.5;

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

/** « Je ne sais pas »; of what no page says a word, that it is another subject. */
function nothingFor(asked: Asked, found: Found[], { own }: Points): Answer {
  const things = own.filter(({ noun }) => noun);
  const elsewhere =
    things.length > 0 && !asked.earlier && things.every(({ term }) => !asked.search.isHeard(term));
  return unknown(asked, elsewhere ? { instead: otherSubject } : { nearest: nearestQuestion(found) });
}
const otherSubject =
  "Je ne sais pas : le site de l’école n’en parle pas, et je ne réponds qu’à partir de ce qu’elle publie (cours, stages, tarifs, dates, inscriptions).";

/** A question the school has answered, near enough to be offered to who asked another. */
const nearestQuestion = (found: Found[]): string | undefined =>
  found.slice(0, 3).find(({ passage, coverage }) => passage.kind === "faq" && coverage >= 0.55)?.passage
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
