import { seedDocuments } from "../../studio/seed/documents.ts";
import { readEnvironment } from "../local/environment.ts";
import { functionEnvironment } from "../local/function-environment.ts";
import type { Knowledge } from "../supabase/functions/chat/content/knowledge.ts";
import { createLake } from "../supabase/functions/chat/content/lake.ts";
import { createKnowledgeReader, knowledgeFrom } from "../supabase/functions/chat/content/read-knowledge.ts";
import { readEnvironment as readChatEnvironment } from "../supabase/functions/chat/environment.ts";

/** What the assistant knows when the seed is what the school has published. */
export const seedKnowledge = (): Knowledge => knowledgeFrom(seedDocuments(), console.error);

/** What it knows as it is: from Sanity's lake where the environment names a project, else from the local one. */
export function publishedKnowledge(): Promise<Knowledge> {
  const { lake } = readChatEnvironment(functionEnvironment(readEnvironment()));
  return createKnowledgeReader(createLake(lake), () => {})();
}
