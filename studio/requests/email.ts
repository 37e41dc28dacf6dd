import { capital } from "functions/capital";
import { counted } from "functions/counted";
import type { ClaimedRequest } from "functions/emails";
import { z } from "zod";

import { moment } from "./moments.ts";

const shape = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** Of one to the person, the address it was for. */
  recipient: z.string().nullable(),
  attempts: z.number(),
  queued_at: z.string(),
  // None for one that is held back: `infinity`, which is no moment.
  next_attempt_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  given_up_at: z.string().nullable(),
  last_error: z.string().nullable(),
});
export type Email = z.infer<typeof shape>;
export const emailList = z.array(shape);
export const emailColumns = Object.keys(shape.shape).join(",");

const kinds: Record<ClaimedRequest["kind"], string> = {
  notification: "À l’école : une demande est arrivée",
  correction: "À l’école : la demande a été corrigée",
  acknowledgement: "À la personne : accusé de réception",
};
/** One of a kind that this Studio does not know is called as the database calls it. */
export const titleOf = ({ kind }: Pick<Email, "kind">) =>
  (kinds as Record<string, string | undefined>)[kind] ?? kind;

const fates = {
  sent: { name: "Envoyé", tone: "positive" },
  waiting: { name: "En attente", tone: "caution" },
  failed: { name: "Échec", tone: "critical" },
  held: { name: "Retenu", tone: "default" },
} as const;
type Fate = { state: (typeof fates)[keyof typeof fates]; text: string; again: boolean };

/** What became of an e-mail about a person's request, in words, and whether it may be sent again: not to a former address. */
export function fateOf(email: Email, mailbox: string, now = new Date()): Fate {
  const fate = fateAt(email, now);
  const { recipient } = email;
  if (recipient === null || recipient === mailbox) return fate;
  return { ...fate, text: `À l’ancienne adresse, ${recipient}. ${fate.text}`, again: false };
}

function fateAt(email: Email, now: Date): Fate {
  const reason = email.last_error ? ` Raison : ${email.last_error}` : "";
  if (email.sent_at)
    return { state: fates.sent, text: capital(`${moment(email.sent_at, now)}.`), again: true };
  if (email.given_up_at) {
    const tries = counted(email.attempts, "essai");
    return { state: fates.failed, text: `Abandonné après ${tries}.${reason}`, again: true };
  }
  if (Number.isNaN(Date.parse(email.next_attempt_at ?? "")))
    return { state: fates.held, text: "La demande est indésirable.", again: false };
  if (!email.last_error) return { state: fates.waiting, text: "Il part dans un instant.", again: false };
  const next = `Nouvel essai ${moment(email.next_attempt_at!, now)}.`;
  return { state: fates.waiting, text: `${next}${reason}`, again: true };
}
