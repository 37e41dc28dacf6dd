import { answerTo, verdictOn } from "../supabase/functions/chat/answer/answer-to.ts";
import { evidenceNames } from "../supabase/functions/chat/find/evidence.ts";
import { likelihoodOf } from "../supabase/functions/chat/find/judgement.ts";
import { telling, wordsOf } from "../supabase/functions/chat/find/words.ts";
import { seedKnowledge } from "./content.ts";

// npm run why -w functions -- "question" ["the question before"]: which answers were weighed, and why one was given.
const [text, earlier] = process.argv.slice(2);
if (!text) {
  console.error('A question, please: npm run why -w functions -- "Combien coûte un mois ?"');
  process.exit(1);
}
const knowledge = seedKnowledge();
const { judgement } = knowledge.lesson;
const { candidates, stated } = verdictOn(knowledge, text, earlier);
const messages = [earlier, text].flatMap((content) => (content ? [{ role: "user" as const, content }] : []));
const { answer } = answerTo(knowledge, messages);

console.log(`Understood: ${telling(wordsOf(text)).join(" ")}${earlier ? ` (after: ${earlier})` : ""}\n`);
console.table(
  candidates.slice(0, 6).map(({ passage, evidence }) => ({
    "answer, and its likelihood": `${likelihoodOf(judgement, evidence).toFixed(2)} ${passage.title.slice(0, 44)}`,
    // What each piece of evidence adds to the likelihood, in the logistic's units.
    ...Object.fromEntries(
      evidenceNames.map((name, at) => [
        name,
        Number((evidence[name] * judgement.weights[at + 1]!).toFixed(2)),
      ]),
    ),
  })),
);
console.log(
  `Each begins at ${judgement.weights[0]!.toFixed(2)}; stated from ${judgement.stated.toFixed(2)} on.`,
);
console.log(
  stated ? `Stated: ${stated.id}` : `Not stated; offered: ${(answer.offered ?? []).join(" | ") || "nothing"}`,
);
console.log(`\n${answer.text}\n${answer.sources.map(({ url }) => url).join(" ")}`);
