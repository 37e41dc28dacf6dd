import { createHandler } from "../supabase/functions/chat/handler.ts";
import { createModel } from "../supabase/functions/chat/model/model.ts";
import { taughtBySeed } from "./content.ts";
import { judge, type Verdict } from "./judge.ts";
import { questionSets } from "./questions.ts";
import { measureStarts } from "./starts.ts";
import { startStandInModel } from "./stand-in-model.ts";
import { measureStreams } from "./streams.ts";
import { summary } from "./summary.ts";

// npm run eval -w functions [-- --show=tuned] [-- --streams] [-- --starts]: the table; with --show, each wrong answer to a
// set of questions and why; with --streams, the whole chain is started and its time to first token measured; with
// --starts, what a start of the function costs, and nothing else.
if (process.argv.includes("--starts")) {
  console.table(await measureStarts());
  process.exit();
}
const show = process.argv.find((argument) => argument.startsWith("--show="))?.slice("--show=".length);
const taught = taughtBySeed();
const standIn = await startStandInModel(0);
const common = {
  siteOrigins: [],
  readKnowledge: async () => taught.knowledge,
  admit: async () => 0,
  log: console.error,
};
const chats = {
  "without a key": createHandler(common),
  "with a key": createHandler({
    ...common,
    model: createModel({ baseUrl: standIn.baseUrl, apiKey: "stand-in", name: "stand-in" }),
  }),
};

const table: Record<string, Record<string, string>> = {};
for (const [mode, chat] of Object.entries(chats)) {
  for (const [name, questions] of Object.entries(questionSets)) {
    const verdicts: Verdict[] = [];
    for (const question of questions) verdicts.push(await judge(question, chat, taught));
    table[`${name}, ${mode}`] = summary(verdicts, taught.knowledge);
    if (show === name && mode === "without a key") verdicts.filter(({ right }) => !right).forEach(print);
  }
}
standIn.stop();
console.table(table);
if (process.argv.includes("--streams")) console.table(await measureStreams());

function print({ question, reply, reasons }: Verdict) {
  console.log(
    `\n${question.ask.join(" → ")}\n  ${reply.text.replaceAll("\n", "\n  ")}\n  ✗ ${reasons.join("; ")}`,
  );
}
