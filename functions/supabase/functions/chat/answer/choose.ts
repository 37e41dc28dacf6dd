import type { Found } from "../search/search.ts";
import type { Answer, Asked } from "./answer.ts";
import { type Candidate, worth } from "./candidates.ts";
import { leftOut, type Points, pointsOf } from "./features.ts";
import { noAnswer, withPrecedents } from "./from-precedents.ts";
import { candidatesFor } from "./gather.ts";
import { knownOf } from "./known.ts";
import { unknown } from "./unknown.ts";
import { asReply } from "./yes-or-no.ts";

/** An answer, how much better it is than none, and how much of the question it leaves out. */
export type Choice = { answer: Answer; margin: number; leftOut: number };

/** « Nous ne publions pas X » answers what asks for X, by words it knows, and nothing else. */
const mayDeny = ({ answer, features }: Candidate) =>
  !answer.replies || answer.answered || features.unheard === 0;

/** The best of all that might be answered, unless it is worth less than no answer. */
export function choose(asked: Asked, found: Found[]): Choice {
  const points = pointsOf(asked);
  const { precedentsOf, news } = knownOf(asked);
  const like = precedentsOf(asked);
  const candidates = withPrecedents(candidatesFor(asked, found, points), asked, points, like).filter(mayDeny);
  const nothing = worth(noAnswer(like));
  // What is new was not there to answer the questions that nothing answered.
  const beside = ({ id }: Candidate) => (news.has(id) ? worth(noAnswer([])) : nothing);
  const [first] = candidates;
  const best =
    // What a topic knows not to be published is not for a passage to say, unless it is published since.
    first?.features.topic &&
    (first.features.refuses || first.answer.certain) &&
    !candidates.some(isNews(news))
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
