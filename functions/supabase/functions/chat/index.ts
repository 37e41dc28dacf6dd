import { createAdmission } from "./admission.ts";
import { createKnowledgeReader } from "./content/knowledge.ts";
import { createLake } from "./content/lake.ts";
import { readEnvironment } from "./environment.ts";
import { createHandler } from "./handler.ts";
import { createModel } from "./model/model.ts";

const env = readEnvironment(Deno.env.toObject());
const log = (line: string) => console.log(line);
const knowledge = createKnowledgeReader(createLake(env.lake), log);

// Read before the first question, which then waits for nothing but the check that nothing changed.
void knowledge.read().catch(() => {});

Deno.serve(
  createHandler({
    siteOrigins: env.siteOrigins,
    readKnowledge: knowledge.read,
    lastKnowledge: knowledge.last,
    admit: createAdmission({ ...env, paid: env.model !== undefined }),
    model: env.model && createModel(env.model, log),
    log,
  }),
);
