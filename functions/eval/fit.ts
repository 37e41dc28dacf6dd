// npm run fit -w functions: what the assistant learns from the questions of this folder (the held-out ones apart).
// Writes chat/answer/examples.gen.ts, the questions and what answers them, and chat/answer/weights.ts, what each
// feature of a candidate counts; and says how well it does on questions left out of each of four fits.
import { readFileSync, writeFileSync } from "node:fs";
import { type Features, noneNames, type NoneFeatures } from "../supabase/functions/chat/answer/features.ts";
import { noAnswer, withPrecedents } from "../supabase/functions/chat/answer/from-precedents.ts";
import { fingerprint } from "../supabase/functions/chat/answer/known.ts";
import { createPrecedents, type Example } from "../supabase/functions/chat/answer/precedents.ts";
import { weights as present } from "../supabase/functions/chat/answer/weights.ts";
import { seedKnowledge } from "./content.ts";
import { exampleOf, label, type Labelled, rightOf } from "./label.ts";
import { exampleSets, kindOf, questionSets } from "./questions.ts";

/** What may be chosen, no answer last, each by its features, and which of that is right. */
type Case = { choices: number[][]; right: boolean[]; unanswerable: boolean };
type Name = keyof Features | keyof NoneFeatures;

const names = Object.keys(present) as Name[];
const folds = 4;
const rounds = 500;
const rate = 0.05;
const decay = 0.0005;
/** A refusal where there is an answer costs more than an answer where there is none: most who ask ask for what is published. */
const unanswerableWeight = 0.6;

const knowledge = seedKnowledge();
const labelled = [...questionSets.tuned, ...questionSets.hard].flatMap(
  (question) => label(question, knowledge) ?? [],
);
const learned = exampleSets().map((questions) => questions.flatMap((one) => label(one, knowledge) ?? []));
const examples = [...learned, ...labelled.map((one) => [one])].flatMap((one) => exampleOf(one) ?? []);
writeExamples(examples);
console.log(
  `${examples.length} examples, ${examples.reduce((sum, { asked }) => sum + asked.length, 0)} questions; ` +
    `${learned.filter((one) => !exampleOf(one)).length} with no candidate that answers`,
);

const precedents = createPrecedents(examples);
const cases = labelled
  .map(caseOf)
  // Where no choice is right there is nothing to learn.
  .filter(({ right }) => right.some(Boolean));

for (let fold = 0; fold < folds; fold++) {
  const fitted = fit(cases.filter((_, index) => index % folds !== fold));
  const left = cases.filter((_, index) => index % folds === fold);
  console.log(`left out, ${fold + 1} of ${folds}: ${score(fitted, left)}`);
}
const weights = fit(cases);
console.log(`all: ${score(weights, cases)}`);
writeWeights(weights);

function caseOf({ question, asked, points, candidates }: Labelled): Case {
  const like = precedents.of(asked, { others: true });
  const all = withPrecedents(candidates, asked, points, like);
  const choices = [...all, noAnswer(like)].map(({ features }) =>
    names.map((name) => (features as Partial<Record<Name, number>>)[name] ?? 0),
  );
  const unanswerable = kindOf(question) !== "answerable";
  return { choices, right: [...rightOf(question, all, knowledge), unanswerable], unanswerable };
}

/** The weights under which the right choices are likeliest: softmax over a question's choices, by Adam. */
function fit(cases: Case[]): number[] {
  const weights = names.map((name) => present[name]);
  const speed = names.map(() => 0);
  const spread = names.map(() => 0);
  for (let round = 1; round <= rounds; round++) {
    const slope = slopeAt(weights, cases);
    names.forEach((name, index) => {
      const down = slope[index]! + (noneNames.has(name) ? 0 : decay * weights[index]!);
      speed[index] = 0.9 * speed[index]! + 0.1 * down;
      spread[index] = 0.99 * spread[index]! + 0.01 * down ** 2;
      const step =
        speed[index]! / (1 - 0.9 ** round) / (Math.sqrt(spread[index]! / (1 - 0.99 ** round)) + 1e-6);
      weights[index]! -= (rate / (1 + round / 200)) * step;
    });
  }
  return weights;
}

function slopeAt(weights: number[], cases: Case[]): number[] {
  const slope = weights.map(() => 0);
  let total = 0;
  for (const { choices, right, unanswerable } of cases) {
    const cost = unanswerable ? unanswerableWeight : 1;
    total += cost;
    const likely = softmax(choices.map((features) => dot(features, weights)));
    const rightShare = likely.reduce((sum, share, index) => sum + (right[index] ? share : 0), 1e-12);
    choices.forEach((features, index) => {
      const over = cost * (likely[index]! - (right[index] ? likely[index]! / rightShare : 0));
      features.forEach((value, name) => (slope[name]! += over * value));
    });
  }
  return slope.map((value) => value / total);
}

function score(weights: number[], cases: Case[]): string {
  const count = { answerable: 0, right: 0, wrong: 0, unanswerable: 0, refused: 0 };
  for (const { choices, right, unanswerable } of cases) {
    const worths = choices.map((features) => dot(features, weights));
    const chosen = worths.indexOf(Math.max(...worths));
    if (unanswerable) {
      count.unanswerable++;
      if (right[chosen]) count.refused++;
    } else {
      count.answerable++;
      if (right[chosen]) count.right++;
      else if (chosen < choices.length - 1) count.wrong++;
    }
  }
  return `${count.right} of ${count.answerable} right, ${count.wrong} wrong; ${count.refused} of ${count.unanswerable} refused`;
}

function writeExamples(examples: Example[]) {
  const lines = examples.map((example) => `  ${JSON.stringify(example)},\n`);
  writeFileSync(
    new URL("../supabase/functions/chat/answer/examples.gen.ts", import.meta.url),
    `// Written by npm run fit -w functions.\nimport type { Example } from "./precedents.ts";\n\nexport const examples: Example[] = [\n${lines.join("")}];\n\n/** What was published then. */\nexport const published: string[] = ${JSON.stringify(knowledge.passages.map(fingerprint))};\n`,
  );
}

function writeWeights(weights: number[]) {
  const file = new URL("../supabase/functions/chat/answer/weights.ts", import.meta.url);
  const list = names.map((name, index) => `  ${name}: ${Number(weights[index]!.toFixed(2))},\n`);
  writeFileSync(file, readFileSync(file, "utf8").replace(/(?<== \{\n)[\s\S]*(?=\};)/, list.join("")));
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
