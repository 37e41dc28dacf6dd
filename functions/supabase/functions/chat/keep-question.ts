import { masked } from "./masked.ts";

/** Keeps a question that the answer of this id did not serve, for staff to see. Rejects when it could not. */
export type Keep = (question: string, answer: string, unhelpful: boolean) => Promise<void>;

/** Keeps questions in Postgres, without anything personal. */
export function createKeep(options: { supabaseUrl: string; serviceRoleKey: string }): Keep {
  return async (question, answer, unhelpful) => {
    const reply = await fetch(`${options.supabaseUrl}/rest/v1/rpc/keep_question`, {
      method: "POST",
      headers: {
        apikey: options.serviceRoleKey,
        Authorization: `Bearer ${options.serviceRoleKey}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ question: masked(question), answer, unhelpful }),
      signal: AbortSignal.timeout(3_000),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`keep_question: HTTP ${reply.status}`);
  };
}
