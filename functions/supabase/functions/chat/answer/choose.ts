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

/**
 * An answer worth less than this beside none is not stated, unless it says all that the question does: the visitor is
 * asked which question is meant.
 */
const sure = 2;
const sureOfWhole = 0.5;

/** The best of all that might be answered; when none is surely better than no answer, the nearest questions. */
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
  const margin = best ? worth(best) - beside(best) : 0;
  const left = best && leftOut(asked, points, best.speaksOf).share;
  if (!best || !(best.answer.certain || margin >= (left ? sure : sureOfWhole))) {
    const offered = nearestQuestions(candidates.filter((one) => worth(one) > nothing - sure));
    return { answer: nothingFor(asked, points, offered), margin: 0, leftOut: 1 };
  }
  return {
    answer: asReply(best.answer, asked),
    margin,
    leftOut: left ?? 1,
  };
}

const isNews =
  (news: Set<string>) =>
  ({ id, features }: Candidate) =>
    news.has(id) && features.precedents > 0.5;

/** « Je ne sais pas »; of what no page says a word, that it is another subject; else the questions that may be meant. */
function nothingFor(asked: Asked, { own }: Points, offered: string[]): Answer {
  const things = own.filter(({ noun }) => noun);
  const elsewhere =
    things.length > 0 && !asked.earlier && things.every(({ term }) => !asked.search.isHeard(term));
  return unknown(asked, elsewhere ? { instead: otherSubject } : { offered });
}
const otherSubject =
  "Je ne sais pas : le site de l’école n’en parle pas, et je ne réponds qu’à partir de ce qu’elle publie (cours, stages, tarifs, dates, inscriptions).";

const mostOffered = 3;

/** The questions the school has answered that come nearest, best first. */
const nearestQuestions = (candidates: Candidate[]): string[] =>
  [
    ...new Set(
      candidates.toSorted((a, b) => worth(b) - worth(a)).flatMap(({ answer }) => answer.replies ?? []),
    ),
  ].slice(0, mostOffered);
