import type { Knowledge } from "../content/knowledge.ts";
import type { Place } from "../content/places.ts";
import type { Message } from "../conversation.ts";
import { languageOf } from "../search/rewrite.ts";
import type { Found } from "../search/search.ts";
import { answerFromPassages, nearestQuestion, nearlyAsked } from "./from-passages.ts";
import { typeset } from "./french.ts";
import { refusalOf } from "./refusal.ts";
import { isAboutSomethingElse, missesThePoint } from "./something-else.ts";
import { socialAnswer } from "./social.ts";
import { detailTopics, subjectTopics, type Topic, topicsOf } from "./topics.ts";
import { followsUp, type Understanding, understand } from "./understand.ts";
import { unknown } from "./unknown.ts";

export type Answer = {
  kind: "fact" | "passage" | "social" | "refusal" | "unknown";
  text: string;
  sources: Place[];
  /** Whether it answers: false for « je ne sais pas » and for what is refused. */
  answered: boolean;
  /** What the passage it is taken from is about. */
  about?: string;
  /** It may stand beside another such answer, when a question asks for two things. */
  joins?: true;
};

/** What a topic is answered from: the documents, the question, and the turn it follows up on. */
export type Asked = Knowledge & { question: Understanding; earlier?: Understanding | undefined };

/** The answer to the last message, and the passages that speak of it, best first. */
export function answerTo(knowledge: Knowledge, messages: Message[]): { answer: Answer; found: Found[] } {
  const { search } = knowledge;
  const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const last = asked.at(-1)!;
  const turns = asked.slice(-6).map((text) => understand(text, search.spelling));
  const question = turns.at(-1)!;
  const before = turns.slice(0, -1).toReversed();
  question.audience ??= before.find(({ audience }) => audience)?.audience;

  // What it follows up on: the latest turn that was about something.
  const earlier = followsUp(question) ? (before.find((turn) => !followsUp(turn)) ?? before[0]) : undefined;
  const found = search.find(question.words, { earlier: earlier?.words });
  const answer =
    refusalOf(knowledge, last) ??
    socialAnswer(knowledge, question) ??
    answerOf({ ...knowledge, question, earlier }, found);
  const language = languageOf(last);
  const preface = answer.answered && language !== "fr" ? inFrench[language] : "";
  // The pages the answer comes from stand first, for the model too.
  const named = new Set(answer.sources.map(({ url }) => url));
  const ranked = found.toSorted(
    (a, b) => Number(named.has(b.passage.place.url)) - Number(named.has(a.passage.place.url)),
  );
  return { answer: { ...answer, text: typeset(preface + answer.text) }, found: ranked };
}

const inFrench = { en: "I answer in French: ", nl: "Ik antwoord in het Frans: " };

function answerOf(asked: Asked, found: Found[]): Answer {
  const { question, earlier } = asked;
  if (isAboutSomethingElse(asked)) return unknown(asked);
  const asIs = nearlyAsked(asked, found);
  if (asIs) return asIs;

  const merged = earlier && { ...asked, question: follow(earlier, question) };
  const own = merged && staysOn(earlier, question) ? [] : topicsOf(question.words);
  const answer =
    answerByTopic(own, asked) ??
    (merged && answerByTopic(topicsOf(merged.question.words), merged)) ??
    answerFromPassages(asked, found);
  if (!answer) return unknown(asked, { nearest: nearestQuestion(found) });
  return answer.answered && missesThePoint(asked, answer, own) ? unknown(asked) : answer;
}

/** The answer of the first topic that has one, and that of a second where the question has two parts. */
function answerByTopic(topics: Topic[], asked: Asked): Answer | undefined {
  const second = inAnotherClause(topics, asked.question.words);
  const answers = topics.filter((topic) => topic !== second).values();
  const first = answers.map((topic) => topic.answer(asked)).find((answer) => answer !== undefined);
  const other = second?.answer(asked);
  return first?.joins && other?.joins ? join(first, other) : (first ?? other);
}

/** « C’est où et c’est combien ? »: the topic of what follows « et », when what precedes is about another. */
function inAnotherClause(topics: Topic[], words: string): Topic | undefined {
  const [clause, ...others] = words.split(
    / et (?=est|c |ca |quel|combien|a |lieu|quand|comment|faut|y |sur|on |les?|la|how|what|when|where)/,
  );
  return others
    .flatMap((part) => topicsOf(part).slice(0, 1))
    .find((topic) => topics.includes(topic) && !topicsOf(clause!).includes(topic));
}

/** « Y a-t-il un stage à Pâques ? C’est pour les débutants ? »: a detail of what was spoken of, not a question of its own. */
function staysOn(earlier: Understanding, question: Understanding): boolean {
  const [now] = topicsOf(question.words);
  const [then] = topicsOf(earlier.words);
  return !!then && subjectTopics.has(then) && (!now || detailTopics.has(now));
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
