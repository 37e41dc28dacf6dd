import { createAdmission } from "./admission.ts";
import { answerTo } from "./answer/answer-to.ts";
import { createKnowledgeReader } from "./content/read-knowledge.ts";
import { createLake } from "./content/lake.ts";
import { readEnvironment } from "./environment.ts";
import { createHandler } from "./handler.ts";
import { createKeptReadings } from "./kept-readings.ts";
import { createKeep } from "./keep-question.ts";
import { createModel, withinBudget } from "./model/model.ts";
import { inBackground } from "../_shared/in-background.ts";
import { createRpc } from "../_shared/rpc.ts";

const env = readEnvironment(Deno.env.toObject());
const log = (line: string) => console.log(line);
const rpc = createRpc(env, 3_000);
const kept = env.version ? createKeptReadings(rpc, env.version, log) : undefined;
const readKnowledge = createKnowledgeReader(createLake(env.lake), log, kept);

// Read, and one question answered, before the first is asked: it waits neither for the content nor for the code to be
// compiled.
inBackground(
  readKnowledge()
    .then((content) => answerTo(content, [{ role: "user", content: content.about.name }]))
    .catch((error: Error) => log(`Not warm before the first question: ${error.message}`)),
);

Deno.serve(
  createHandler({
    siteOrigins: env.siteOrigins,
    readKnowledge,
    admit: createAdmission(rpc),
    keep: createKeep(rpc),
    model:
      env.model &&
      withinBudget(createModel(env.model), async (asker) => {
        const visitor = Object.fromEntries(asker ?? []);
        return (await rpc("count_model_call", { visitor })) === true;
      }),
    log,
  }),
);
