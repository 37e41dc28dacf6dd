import { answerTo } from "../supabase/functions/chat/answer/answer-to.ts";
import { questionsIn, verdictOn, worthOffering } from "../supabase/functions/chat/answer/verdict.ts";
import { asksSomething } from "../supabase/functions/chat/content/passage.ts";
import { surenessOf } from "../supabase/functions/chat/find/sureness.ts";
import { telling, wordsOf } from "../supabase/functions/chat/find/words.ts";
import { publishedKnowledge, taughtBySeed } from "./content.ts";

// npm run why -w functions -- "question" ["the question before"]: which answers were weighed, and why one was given.
const [text, earlier] = process.argv.slice(2);
if (!text) {
  console.error('A question, please: npm run why -w functions -- "Combien coûte un mois ?"');
  process.exit(1);
}
const knowledge = await publishedKnowledge().catch((error: Error) => {
  console.log(
    `Of the seed, for what is published cannot be read (${error.message}): is \`npm start\` running?\n`,
  );
  return taughtBySeed().knowledge;
});
const { finder } = knowledge;
const { candidates } = verdictOn(knowledge, text, earlier);
const messages = [earlier, text].flatMap((content) => (content ? [{ role: "user" as const, content }] : []));
const { answer } = answerTo(knowledge, messages);

console.log(`Understood: ${telling(wordsOf(text)).join(" ")}${earlier ? ` (after: ${earlier})` : ""}\n`);
const shown = candidates.slice(0, 4);
shown.forEach(({ passage }, at) => console.log(`${at + 1}. ${passage.title} (${passage.kind})`));
console.table({ all: evidenceFor(text), ...Object.fromEntries(telling(wordsOf(text)).map(shareOf)) });
for (const { text: asked, stated, nearest, candidates: meant } of questionsIn(
  knowledge,
  text,
  earlier ?? "",
)) {
  const isCourtesy = meant[0] && !asksSomething(meant[0].passage);
  const least = knowledge.stated * (isCourtesy ? worthOffering : 1);
  const sure = stated && meant[0]!.evidence === Infinity ? "its very words" : surenessOf(meant).toFixed(2);
  const told = stated?.id ?? (nearest ? `Not stated; told as the nearest: ${nearest.id}` : "Not stated.");
  console.log(`« ${asked} »: sure by ${sure}; stated from ${least.toFixed(2)} on. ${told}`);
}
console.log(`Offered: ${(answer.offered ?? []).join(" | ") || "nothing"}`);
console.log(`\n${answer.text}\n${answer.sources.map(({ url }) => url).join(" ")}`);

/** What speaks for each of those shown, as a question is worded. */
function evidenceFor(words: string): Record<number, number> {
  const now = finder.find(words, earlier).candidates;
  const evidence = shown.map(({ passage }) => now.find((one) => one.passage === passage)?.evidence ?? 0);
  return Object.fromEntries(evidence.map((one, at) => [at + 1, Number(one.toFixed(2))]));
}

/** What would be missing without a word. */
function shareOf(word: string) {
  const [all, without] = [
    evidenceFor(text!),
    evidenceFor(
      wordsOf(text!)
        .filter((one) => one !== word)
        .join(" "),
    ),
  ];
  const shares = Object.entries(all).map(([at, one]) => {
    const share = one - without[Number(at)]!;
    // Of its very words none speaks more than another.
    return [at, Number.isFinite(share) ? Number(share.toFixed(2)) : "–"];
  });
  return [word, Object.fromEntries(shares)];
}
