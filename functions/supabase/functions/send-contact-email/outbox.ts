import { z } from "zod";

const claimedEmail = z.object({
  id: z.uuid(),
  kind: z.enum(["notification", "acknowledgement"]),
  attempt: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  registration_type: z.enum(["school", "company"]),
  suspicion: z.string().nullable(),
  created_at: z.string(),
});

/** One e-mail of `email_outbox`, leased to this sender, with the request it is about. */
export type ClaimedEmail = z.infer<typeof claimedEmail>;

/** Which e-mails may be sent: those of one stored request, told by its columns, or all that are due. */
export type Claim = { contact: Record<string, unknown> } | { sweep: true };

class OutboxUnavailable extends Error {
  override name = "OutboxUnavailable";
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox, through PostgREST's functions: the same hosted and local. Every call rejects when it cannot tell. */
export function createOutbox(options: { supabaseUrl: string; serviceRoleKey: string }) {
  async function call(name: string, args: object): Promise<unknown> {
    const answer = await fetch(`${options.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: options.serviceRoleKey,
        Authorization: `Bearer ${options.serviceRoleKey}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await answer.text();
    if (!answer.ok) throw new OutboxUnavailable(`${name}: HTTP ${answer.status}`);
    return text ? JSON.parse(text) : undefined;
  }

  return {
    claim: async (claim: Claim): Promise<ClaimedEmail | undefined> =>
      z.array(claimedEmail).parse(await call("claim_email", claim))[0],
    recordSent: async (id: string) => {
      await call("record_email_sent", { email_id: id });
    },
    recordFailure: async (email: ClaimedEmail, reason: string, permanent: boolean) => {
      await call("record_email_failure", { email_id: email.id, attempt: email.attempt, reason, permanent });
    },
  };
}
