// npm run fit -w functions: fits the weights of a candidate's features (chat/answer/weights.ts) to the questions the
// assistant is tuned on, and says how well they do on questions left out of each of four fits.
import { readFileSync, writeFileSync } from "node:fs";
import { askedOf, candidatesFor } from "../supabase/functions/chat/answer/answer.ts";
import { type Features, pointsOf } from "../supabase/functions/chat/answer/features.ts";
import { refusalOf } from "../supabase/functions/chat/answer/refusal.ts";
import { socialAnswer } from "../supabase/functions/chat/answer/social.ts";
import { weights as present } from "../supabase/functions/chat/answer/weights.ts";
import { seedKnowledge } from "./content.ts";
import { faultsOf } from "./judge.ts";
import { kindOf, type Question, questionSets } from "./questions.ts";

/** The candidates' features, which of them answer, and whether no answer is the right one. */
type Case = { candidates: number[][]; right: boolean[]; unanswerable: boolean };

const names = Object.keys(present).filter((name) => name !== "none") as (keyof Features)[];
const folds = 4;
const rounds = 3_000;
const rate = 0.8;
const decay = 0.002;
/** A refusal where there is an answer costs a little more than an answer where there is none. */
const unanswerableWeight = 0.9;

const knowledge = seedKnowledge();
const cases = [...questionSets.tuned, ...questionSets.hard]
  .filter((question) => kindOf(question) !== "attack")
  .map(caseOf)
  // Where no candidate is right there is nothing to learn for the choice among them.
  .filter((one) => one !== undefined && (one.unanswerable || one.right.some(Boolean))) as Case[];

for (let fold = 0; fold < folds; fold++) {
  const fitted = fit(cases.filter((_, index) => index % folds !== fold));
  console.log(
    `left out, ${fold + 1} of ${folds}: ${score(
      fitted,
      cases.filter((_, index) => index % folds === fold),
    )}`,
  );
}
const weights = fit(cases);
console.log(`all: ${score(weights, cases)}`);

const file = new URL("../supabase/functions/chat/answer/weights.ts", import.meta.url);
const list = [...names, "none"].map((name, index) => `  ${name}: ${Number(weights[index]!.toFixed(2))},\n`);
writeFileSync(file, readFileSync(file, "utf8").replace(/(?<== \{\n)[\s\S]*(?=\};)/, list.join("")));

function caseOf(question: Question): Case | undefined {
  const messages = question.ask.map((content) => ({ role: "user" as const, content }));
  const asked = askedOf(knowledge, messages);
  if (refusalOf(knowledge, messages.at(-1)!.content) || socialAnswer(knowledge, asked.question))
    return undefined;
  const found = knowledge.search.find(asked.question.words, { earlier: asked.earlier?.words });
  const candidates = candidatesFor(asked, found, pointsOf(asked));
  return {
    candidates: candidates.map(({ features }) => names.map((name) => features[name])),
    right: candidates.map(({ answer }) => faultsOf(question, answer, knowledge).length === 0),
    unanswerable: kindOf(question) === "unanswerable",
  };
}

/** The weights, that of no answer last, under which the right choices are likeliest (softmax over a question's candidates). */
function fit(cases: Case[]): number[] {
  const weights = [...names.map((name) => present[name]), present.none];
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map(() => 0);
    let total = 0;
    for (const { candidates, right, unanswerable } of cases) {
      const cost = unanswerable ? unanswerableWeight : 1;
      total += cost;
      const all = [...candidates.map((features) => [...features, 0]), [...names.map(() => 0), 1]];
      const good = [...right, unanswerable];
      const likely = softmax(all.map((features) => dot(features, weights)));
      const goodShare = likely.reduce((sum, share, index) => sum + (good[index] ? share : 0), 0);
      all.forEach((features, index) => {
        const wanted = good[index] ? likely[index]! / goodShare : 0;
        features.forEach((value, name) => (slope[name]! += cost * (likely[index]! - wanted) * value));
      });
    }
    const last = weights.length - 1;
    weights.forEach((weight, index) => {
      weights[index]! -= rate * (slope[index]! / total + (index === last ? 0 : decay * weight));
    });
  }
  return weights;
}

function score(weights: number[], cases: Case[]): string {
  const count = { answerable: 0, right: 0, wrong: 0, unanswerable: 0, refused: 0 };
  for (const { candidates, right, unanswerable } of cases) {
    const worths = [...candidates.map((features) => dot([...features, 0], weights)), weights.at(-1)!];
    const chosen = worths.indexOf(Math.max(...worths));
    const answers = chosen < candidates.length;
    if (unanswerable) {
      count.unanswerable++;
      if (!answers || right[chosen]) count.refused++;
    } else {
      count.answerable++;
      if (right[chosen]) count.right++;
      else if (answers) count.wrong++;
    }
  }
  return `${count.right} of ${count.answerable} right, ${count.wrong} wrong; ${count.refused} of ${count.unanswerable} refused`;
}

function dot(features: number[], weights: number[]): number {
  return features.reduce((sum, value, index) => sum + value * weights[index]!, 0);
}

function softmax(values: number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
