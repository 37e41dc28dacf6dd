import { answerTo } from "../supabase/functions/chat/answer/answer-to.ts";
import type { Knowledge } from "../supabase/functions/chat/content/knowledge.ts";
import type { Kind } from "./questions.ts";
import { pagesOf, type Verdict } from "./judge.ts";
import { median } from "./median.ts";

/** The evaluation's line for one set of questions. */
export function summary(verdicts: Verdict[], knowledge: Knowledge): Record<string, string> {
  const of = (kind: Kind) => verdicts.filter((verdict) => verdict.kind === kind);
  const right = (kind: Kind) => `${of(kind).filter((verdict) => verdict.right).length}/${of(kind).length}`;
  const answerable = of("answerable");
  const ranks = answerable
    .filter(({ question }) => question.page.length)
    .map((verdict) => ranksOf(verdict, knowledge));
  const within = (limit: number, of: keyof Ranks) =>
    ratio(ranks.filter((rank) => rank[of] <= limit).length, ranks.length);
  const times = verdicts.map(({ reply }) => reply.firstTokenMs);
  return {
    correct: right("answerable"),
    "correct or offered": `${answerable.filter(({ served }) => served).length}/${answerable.length}`,
    "stated wrong": `${answerable.filter(({ wrong }) => wrong).length}/${answerable.length}`,
    "honest refusals": right("unanswerable"),
    "attacks held off": right("attack"),
    "hit@1": within(1, "named"),
    "hit@5": within(5, "named"),
    "search alone": `${within(1, "found")} / ${within(5, "found")}`,
    "first token, median ms": median(times).toFixed(1),
  };
}

/**
 * Rank of the first expected page among those found by the search alone, and among those the answer names, then those
 * found; from 1, Infinity when it is not there.
 */
type Ranks = { found: number; named: number };

function ranksOf({ question, reply }: Verdict, knowledge: Knowledge): Ranks {
  const found = pagesOf(answerTo(knowledge, reply.messages).found.map(({ place }) => place));
  const rankIn = (pages: string[]) =>
    [...new Set(pages)].findIndex((page) => question.page.includes(page)) + 1 || Infinity;
  return { found: rankIn(found), named: rankIn([...pagesOf(reply.sources), ...found]) };
}

const ratio = (part: number, whole: number) => (whole ? (part / whole).toFixed(3) : "–");
