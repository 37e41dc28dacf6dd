import { seedDocuments } from "../../studio/seed/documents.ts";
import { readEnvironment } from "../local/environment.ts";
import { functionEnvironment } from "../local/function-environment.ts";
import type { Knowledge } from "../supabase/functions/chat/content/knowledge.ts";
import { createLake } from "../supabase/functions/chat/content/lake.ts";
import { sortDocuments } from "../supabase/functions/chat/content/documents.ts";
import { createKnowledgeReader, knowledgeFrom } from "../supabase/functions/chat/content/read-knowledge.ts";
import { type School, schoolOf } from "../supabase/functions/chat/content/school.ts";
import { readEnvironment as readChatEnvironment } from "../supabase/functions/chat/environment.ts";

/** What the assistant knows of some documents, and what these say, which what is expected of it refers to. */
export type Taught = { knowledge: Knowledge; school: School };

export const taught = (documents: object[]): Taught => ({
  knowledge: knowledgeFrom(documents, console.error),
  school: schoolOf(
    sortDocuments(documents, () => {}),
    new Date(),
  ),
});

/** When the seed is what the school has published. */
export const taughtBySeed = (): Taught => taught(seedDocuments());

/** What it knows as it is: from Sanity's lake where the environment names a project, else from the local one. */
export function publishedKnowledge(): Promise<Knowledge> {
  const { lake } = readChatEnvironment(functionEnvironment(readEnvironment()));
  return createKnowledgeReader(createLake(lake), () => {})();
}
