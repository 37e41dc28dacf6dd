import { whenCalm } from "./whenCalm.ts";

type Database = { SUPABASE_URL: string; SUPABASE_ANON_KEY: string };

/** What is published in one go is read once: that long after the last of it, in milliseconds. */
const pause = 20_000;

/** Hosted, an instance may work two seconds: where one was ended, the next goes on from what it had kept. */
const most = 5;

/**
 * Has the assistant read what was published, so that no visitor's question waits for it. It does all the same
 * when it is asked, so nothing hangs on it: a failure is not said.
 */
export function createAssistantReads({ SUPABASE_URL, SUPABASE_ANON_KEY }: Database, after = pause) {
  const readLater = whenCalm((times: number) => void read(times), after);
  async function read(times: number) {
    const headers = { apikey: SUPABASE_ANON_KEY };
    const asked = fetch(`${SUPABASE_URL}/functions/v1/chat`, { method: "HEAD", headers });
    const { ok } = await asked.catch(() => ({ ok: false }));
    if (!ok && times > 1) readLater(times - 1);
  }
  return () => readLater(most);
}
