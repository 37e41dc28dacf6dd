import type { SupabaseClient } from "@supabase/supabase-js";

import { ask } from "../staff/ask.ts";
import type { Verdict } from "./question.ts";

type State = Verdict | "open";

/**
 * Judges questions, then does what goes with that, told which of them it changed: colleagues deal with them too. What
 * cannot be done leaves them as they were.
 */
export async function judging<Done>(
  database: SupabaseClient,
  ids: string[],
  { from, to }: { from: State; to: State },
  act: (changed: string[]) => Promise<Done>,
): Promise<Done> {
  const changed = await judge(database, ids, to);
  try {
    return await act(changed);
  } catch (error) {
    await judge(database, changed, from);
    throw error;
  }
}

async function judge(database: SupabaseClient, ids: string[], verdict: State): Promise<string[]> {
  return (await ask(database.rpc("judge_questions", { ids, verdict }))).data as string[];
}
