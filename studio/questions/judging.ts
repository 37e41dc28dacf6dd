import type { SupabaseClient } from "@supabase/supabase-js";

import { ask, isLost } from "../staff/ask.ts";
import type { Verdict } from "./question.ts";

type State = Verdict | "open";

/** Questions are judged, or may be; what goes with that is not done, and they could not be put back yet. */
export class HalfDone extends Error {
  readonly putBack: () => Promise<unknown>;

  constructor(cause: unknown, putBack: () => Promise<unknown>) {
    super("Judged, without what goes with it", { cause });
    this.putBack = putBack;
  }
}

/**
 * Judges questions, then does what goes with that, told which of them it changed: colleagues deal with them too. What
 * cannot be done leaves them as they were; rejects with `HalfDone` where that cannot be either.
 */
export async function judging<Done>(
  database: SupabaseClient,
  ids: string[],
  { from, to }: { from: State; to: State },
  act: (changed: string[]) => Promise<Done>,
): Promise<Done> {
  async function backOut(judged: string[], error: unknown): Promise<never> {
    const putBack = () => judge(database, judged, from);
    await putBack().catch(() => {
      throw new HalfDone(error, putBack);
    });
    throw error;
  }
  const changed = await judge(database, ids, to).catch((error: unknown) => {
    if (isLost(error)) return backOut(ids, error);
    throw error;
  });
  return act(changed).catch((error: unknown) => backOut(changed, error));
}

async function judge(database: SupabaseClient, ids: string[], verdict: State): Promise<string[]> {
  return (await ask(database.rpc("judge_questions", { ids, verdict }))).data as string[];
}
