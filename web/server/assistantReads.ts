type Database = { SUPABASE_URL: string; SUPABASE_ANON_KEY: string };

/** What is published in one go is read once: that long after the last of it, in milliseconds. */
const pause = 20_000;

/**
 * Has the assistant read what was published, so that no visitor's question waits for it. It does all the same
 * when it is asked, so nothing hangs on it: a failure is not said.
 */
export function createAssistantReads({ SUPABASE_URL, SUPABASE_ANON_KEY }: Database, after = pause) {
  let waiting: NodeJS.Timeout | undefined;
  const read = () =>
    fetch(`${SUPABASE_URL}/functions/v1/chat`, { method: "HEAD", headers: { apikey: SUPABASE_ANON_KEY } });
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void read().catch(() => {}), after).unref();
  };
}
