import { z } from "zod";

import { mailHealth } from "../_shared/mail-trouble.ts";
import { createRpc } from "../_shared/rpc.ts";

const claimed = { id: z.uuid(), attempt: z.number() };
const claimedRequest = z.object({
  ...claimed,
  kind: z.enum(["notification", "correction", "acknowledgement"]),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string().nullable(),
  message: z.string(),
  registration_type: z.enum(["school", "company"]),
  created_at: z.string(),
  /** Whether the visitor gets, or got, an acknowledgement. */
  acknowledged: z.boolean(),
});
const claimedAlarm = z.object({
  ...claimed,
  kind: z.literal("alarm"),
  about: mailHealth,
});
const claimedEmail = z.discriminatedUnion("kind", [claimedRequest, claimedAlarm]);

export type ClaimedRequest = z.infer<typeof claimedRequest>;
export type ClaimedAlarm = z.infer<typeof claimedAlarm>;
/** One e-mail of `email_outbox`, leased to this sender, with the request it is about. */
export type ClaimedEmail = ClaimedRequest | ClaimedAlarm;

/** Which e-mails may be sent: those of one stored request, told by its columns, or all that are due. */
export type Claim = { contact: Record<string, unknown> } | { sweep: true };

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox. Every call rejects when it cannot tell. */
export function createOutbox(options: { supabaseUrl: string; serviceKey: string }) {
  const call = createRpc(options, 10_000);

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
