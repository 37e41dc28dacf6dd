import { createKeptLesson } from "./supabase/functions/chat/kept-lesson.ts";
import { createKnowledgeReader } from "./supabase/functions/chat/content/read-knowledge.ts";
import { createLake } from "./supabase/functions/chat/content/lake.ts";
import { readEnvironment } from "./supabase/functions/chat/environment.ts";
import { createRpc } from "./supabase/functions/_shared/rpc.ts";

// npm run learn -w functions: learns from all wordings of the published FAQ, and keeps that for the hosted assistant.
// Its own two seconds of processor are enough to amend what is known by what staff change, not to learn everything.
const env = readEnvironment(process.env);
const { lesson } = await createKnowledgeReader(createLake(env.lake), console.error).read();
await createKeptLesson(createRpc(env, 10_000)).keep(lesson);
console.log(`Learned from ${lesson.questions.length} questions, and kept.`);
