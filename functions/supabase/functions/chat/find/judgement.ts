import type { Passage } from "../content/passage.ts";
import { type Evidence, evidenceNames } from "./evidence.ts";
import type { Candidate, Finder } from "./finder.ts";
import type { Work } from "./work.ts";

/** How likely it is that a candidate answers, 0 to 1, and from which likelihood on it is stated. */
export type Judgement = { weights: number[]; stated: number };

/** What a school with some hundred questions learns from them: where one begins that has few. */
const begun = { bias: -5.5, recognised: 4.5, lead: 3, asked: 1, said: 1, otherNumber: -1 };
const prior = [begun.bias, ...evidenceNames.map((name) => begun[name])];
const priorStated = 0.4;

/** How many questions it takes to say from which likelihood on an answer is stated. */
const enoughAsked = 60;
/**
 * This part of what is asked may be given the answer of another question than its own. Read by a person, two in three
 * of those answer it all the same, or in part.
 */
const bearable = 0.06;
const seen = 4;

export const likelihoodOf = ({ weights }: Judgement, evidence: Evidence): number =>
  sigmoid(dot(weights, valuesOf(evidence)));

export const ranked = (judgement: Judgement, candidates: Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => likelihoodOf(judgement, b.evidence) - likelihoodOf(judgement, a.evidence));

/**
 * Learns what right answers look like from questions whose answers are known and whose words nothing was learned from:
 * they are asked, and once more as if their answer were not published, when whatever is found is wrong.
 */
export function* judgementFrom(
  finder: Finder,
  questions: { text: string; passage: Passage }[],
): Work<Judgement> {
  const cases: { candidates: Candidate[]; right: Passage | undefined }[] = [];
  for (const { text, passage } of questions) {
    const [published, hidden] = finder.recogniseWithAndWithout({ text }, passage);
    cases.push({ candidates: published, right: passage }, { candidates: hidden, right: undefined });
    yield;
  }
  const weights = fit(
    cases.flatMap(({ candidates, right }) =>
      candidates
        .slice(0, seen)
        .map(({ passage, evidence }) => ({ values: valuesOf(evidence), right: passage === right })),
    ),
  );
  const judgement = { weights, stated: priorStated };
  if (cases.length < enoughAsked) return judgement;
  const firsts = cases.map(({ candidates, right }) => {
    const [best] = ranked(judgement, candidates);
    return {
      likelihood: best ? likelihoodOf(judgement, best.evidence) : 0,
      right: !!best && best.passage === right,
    };
  });
  return { weights, stated: leastStated(firsts) };
}

/** The lowest likelihood above which no more than is bearable is another's. */
function leastStated(firsts: { likelihood: number; right: boolean }[]): number {
  let wrong = 0;
  let stated = 1;
  for (const { likelihood, right } of firsts.toSorted((a, b) => b.likelihood - a.likelihood)) {
    if (!right) wrong++;
    if (wrong > bearable * firsts.length) break;
    stated = likelihood;
  }
  return stated;
}

const valuesOf = (evidence: Evidence) => [1, ...evidenceNames.map((name) => evidence[name])];
const dot = (a: number[], b: number[]) => a.reduce((sum, value, at) => sum + value * b[at]!, 0);
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Logistic regression by Newton's steps; the fewer rows there are, the nearer the weights stay to where they begin. */
function fit(rows: { values: number[]; right: boolean }[]): number[] {
  let weights = prior;
  for (let step = 0; step < 8; step++) {
    const slope = weights.map((weight, at) => prior[at]! - weight);
    const curve = weights.map((_, at) => weights.map((_, other) => Number(at === other)));
    for (const { values, right } of rows) {
      const likely = sigmoid(dot(weights, values));
      values.forEach((value, at) => {
        slope[at]! += (Number(right) - likely) * value;
        values.forEach((other, column) => (curve[at]![column]! += likely * (1 - likely) * value * other));
      });
    }
    const move = solve(curve, slope);
    weights = weights.map((weight, at) => weight + move[at]!);
  }
  return weights;
}

/** Gauss and Jordan's elimination; the matrix is positive definite. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (const [at, pivot] of rows.entries())
    for (const other of rows) {
      if (other === pivot) continue;
      const factor = other[at]! / pivot[at]!;
      other.forEach((_, column) => (other[column]! -= factor * pivot[column]!));
    }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}
