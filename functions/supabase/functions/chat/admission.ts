import { z } from "zod";

/** Seconds to wait before the next question; 0 lets this one through. */
export type Admission = (request: Request) => Promise<number>;

/** What the platform's edge, or a server that proves itself, says of the visitor's address. */
const vouching = ["cf-connecting-ip", "x-proxy-secret", "x-visitor-address"];

/** The counters in Postgres: a visitor's rate, and the day's budget when a model is paid for. Rejects when they do not answer. */
export function createAdmission(options: {
  supabaseUrl: string;
  serviceRoleKey: string;
  paid: boolean;
}): Admission {
  return async (request) => {
    const visitor = Object.fromEntries(
      vouching.map((name) => [name, request.headers.get(name)]).filter(([, value]) => value !== null),
    );
    const answer = await fetch(`${options.supabaseUrl}/rest/v1/rpc/admit_chat_question`, {
      method: "POST",
      headers: {
        apikey: options.serviceRoleKey,
        Authorization: `Bearer ${options.serviceRoleKey}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ visitor, paid: options.paid }),
      signal: AbortSignal.timeout(3_000),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`admit_chat_question: HTTP ${answer.status}`);
    }
    return z.number().parse(await answer.json());
  };
}
