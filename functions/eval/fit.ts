// npm run fit -w functions: what the assistant learns from the questions of this folder (the held-out ones apart).
// Writes chat/answer/examples.gen.ts, the questions and what answers them, and chat/answer/weights.ts, what each
// feature of a candidate counts; and says how well it does on questions left out of each of four fits.
import { readFileSync, writeFileSync } from "node:fs";
import type { Features, NoneFeatures } from "../supabase/functions/chat/answer/features.ts";
import { noAnswer, withPrecedents } from "../supabase/functions/chat/answer/from-precedents.ts";
import { fingerprint, ownExamples } from "../supabase/functions/chat/answer/known.ts";
import { createPrecedents, type Example } from "../supabase/functions/chat/answer/precedents.ts";
import { weights as present } from "../supabase/functions/chat/answer/weights.ts";
import { type Case, fitChoices, score } from "./choices.ts";
import { seedKnowledge } from "./content.ts";
import { exampleOf, label, type Labelled, rightOf } from "./label.ts";
import { exampleSets, kindOf, questionSets } from "./questions.ts";

type Name = keyof Features | keyof NoneFeatures;

const names = Object.keys(present) as Name[];
const folds = 4;
const fit = (cases: Case[]) =>
  fitChoices(
    names.map((name) => present[name]),
    cases,
  );

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

const precedents = createPrecedents(ownExamples(knowledge), createPrecedents(examples));
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
  return { choices, right: [...rightOf(question, all, asked), unanswerable], unanswerable };
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
