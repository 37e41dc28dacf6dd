import { mailHealth, mailTroubles } from "functions/mail-trouble";

type Database = { SUPABASE_URL: string; SUPABASE_ANON_KEY: string };

const patience = 1_000;
/** Who watches the site asks often; the database is asked no oftener than this, in milliseconds. */
const keptFor = 5_000;

/** Asks what keeps e-mails about requests from leaving, said in a line; undefined when nothing does. */
export function createMailTrouble(database: Database): () => Promise<string | undefined> {
  let asked = -Infinity;
  let answer: Promise<string | undefined>;
  return () => {
    if (performance.now() - asked > keptFor) {
      asked = performance.now();
      answer = mailTrouble(database);
    }
    return answer;
  };
}

async function mailTrouble({ SUPABASE_URL, SUPABASE_ANON_KEY }: Database): Promise<string | undefined> {
  try {
    const response = await fetch(`${SUPABASE_URL}/rest/v1/rpc/mail_health`, {
      method: "POST",
      headers: { apikey: SUPABASE_ANON_KEY, "Content-Type": "application/json" },
      body: "{}",
      signal: AbortSignal.timeout(patience),
    });
    const said = await response.text();
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return mailTroubles(mailHealth.parse(JSON.parse(said))).join(", ") || undefined;
  } catch {
    return "la base des demandes ne répond pas";
  }
}
