import { answerTo, verdictOn } from "../supabase/functions/chat/answer/answer-to.ts";
import { addedBy, bias, likelihoodOf } from "../supabase/functions/chat/find/judgement.ts";
import { telling, wordsOf } from "../supabase/functions/chat/find/words.ts";
import { seedKnowledge } from "./content.ts";

// npm run why -w functions -- "question" ["the question before"]: which answers were weighed, and why one was given.
const [text, earlier] = process.argv.slice(2);
if (!text) {
  console.error('A question, please: npm run why -w functions -- "Combien coûte un mois ?"');
  process.exit(1);
}
const knowledge = seedKnowledge();
const { candidates, stated } = verdictOn(knowledge, text, earlier);
const messages = [earlier, text].flatMap((content) => (content ? [{ role: "user" as const, content }] : []));
const { answer } = answerTo(knowledge, messages);

console.log(`Understood: ${telling(wordsOf(text)).join(" ")}${earlier ? ` (after: ${earlier})` : ""}\n`);
console.table(
  candidates.slice(0, 6).map(({ passage, evidence }) => ({
    "answer, and its likelihood": `${likelihoodOf(evidence).toFixed(2)} ${passage.title.slice(0, 44)}`,
    ...Object.fromEntries(
      Object.entries(addedBy(evidence)).map(([name, added]) => [name, Number(added.toFixed(2))]),
    ),
  })),
);
console.log(`Each begins at ${bias}; stated from ${knowledge.lesson.stated.toFixed(2)} on.`);
console.log(
  stated ? `Stated: ${stated.id}` : `Not stated; offered: ${(answer.offered ?? []).join(" | ") || "nothing"}`,
);
console.log(`\n${answer.text}\n${answer.sources.map(({ url }) => url).join(" ")}`);
