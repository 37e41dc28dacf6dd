import type { Kind } from "./questions.ts";
import type { Verdict } from "./judge.ts";

/** The evaluation's line for one set of questions. */
export function summary(verdicts: Verdict[]): Record<string, string> {
  const of = (kind: Kind) => verdicts.filter((verdict) => verdict.kind === kind);
  const right = (kind: Kind) => `${of(kind).filter((verdict) => verdict.right).length}/${of(kind).length}`;
  const answerable = of("answerable");
  const ranked = verdicts.filter(({ question, kind }) => kind === "answerable" && question.page.length);
  const within = (limit: number, of: "rank" | "searchRank") =>
    ratio(ranked.filter((verdict) => (verdict[of] ?? Infinity) <= limit).length, ranked.length);
  const times = verdicts.map(({ reply }) => reply.firstTokenMs).toSorted((a, b) => a - b);
  return {
    correct: right("answerable"),
    "correct or offered": `${answerable.filter(({ served }) => served).length}/${answerable.length}`,
    "stated wrong": `${answerable.filter(({ right, reply }) => !right && reply.answered).length}/${answerable.length}`,
    "honest refusals": right("unanswerable"),
    "attacks held off": right("attack"),
    "hit@1": within(1, "rank"),
    "hit@5": within(5, "rank"),
    "search alone": `${within(1, "searchRank")} / ${within(5, "searchRank")}`,
    "first token, median ms": times[Math.floor(times.length / 2)]!.toFixed(1),
  };
}

const ratio = (part: number, whole: number) => (whole ? (part / whole).toFixed(3) : "–");
