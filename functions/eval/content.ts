import { seedDocuments } from "../../studio/seed/documents.ts";
import { type Knowledge, knowledgeFrom } from "../supabase/functions/chat/content/knowledge.ts";

/** What the assistant knows when the seed is what the school has published. */
export const seedKnowledge = (): Knowledge => knowledgeFrom(seedDocuments(), console.error);
