import { seedDocuments } from "../../studio/seed/documents.ts";
import type { Knowledge } from "../supabase/functions/chat/content/knowledge.ts";
import { knowledgeFrom } from "../supabase/functions/chat/content/read-knowledge.ts";

/** What the assistant knows when the seed is what the school has published. */
export const seedKnowledge = (): Knowledge => knowledgeFrom(seedDocuments(), console.error);
