import type { Passage } from "../content/passage.ts";
import type { Evidence } from "./evidence.ts";
import type { Candidate, Finder } from "./finder.ts";
import type { Work } from "./work.ts";

/** What each piece of evidence counts: so it was in some eight hundred questions of visitors, whatever they asked about. */
const weights: Evidence = { recognised: 6.3, lead: 1.5, covered: 3.1 };
export const bias = -7.2;

/** From which likelihood on an answer is stated, where too few questions tell. */
const usual = 0.5;
/** How many questions it takes to tell. */
const enoughAsked = 60;
/**
 * This part of what is asked may be given the answer of another question than its own. Read by a person, two in three
 * of those answer it all the same, or in part.
 */
const bearable = 0.06;

/** What each piece of evidence adds to the bias, in the logistic's units. */
export const addedBy = ({ recognised, lead, covered }: Evidence): Evidence => ({
  recognised: weights.recognised * recognised,
  lead: weights.lead * lead,
  covered: weights.covered * covered,
});

/** How likely it is that a candidate answers, 0 to 1. */
export function likelihoodOf(evidence: Evidence): number {
  const { recognised, lead, covered } = addedBy(evidence);
  return 1 / (1 + Math.exp(-(bias + recognised + lead + covered)));
}

export const ranked = (candidates: Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => likelihoodOf(b.evidence) - likelihoodOf(a.evidence));

/**
 * From which likelihood on an answer is stated: learned from questions whose answers are known and whose words nothing
 * was learned from. They are asked, and once more as if their answer were not published, when whatever is found is wrong.
 */
export function* statedFrom(finder: Finder, questions: { text: string; passage: Passage }[]): Work<number> {
  const firsts: { likelihood: number; right: boolean }[] = [];
  const note = ([first]: Candidate[], right?: Passage) => {
    if (first) firsts.push({ likelihood: likelihoodOf(first.evidence), right: first.passage === right });
  };
  for (const { text, passage } of questions) {
    const [published, hidden] = finder.recogniseWithAndWithout({ text }, passage);
    note(ranked(published), passage);
    note(ranked(hidden));
    yield;
  }
  return firsts.length < enoughAsked ? usual : leastStated(firsts);
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
