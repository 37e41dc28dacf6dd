import { type Contact, isStored, registrationRow, secondsToWait, type Signals } from "functions/contact";

export type Supabase = { url: string; key: string };

/** Time the mail is given before the visitor goes on, in milliseconds; what is left is sent by the sweep. */
const mailPatience = 1_500;
/** Time in which a request is stored, or may be sent again, in milliseconds. */
const patience = 20_000;

/** Too many were sent: this one may be sent again after so many seconds. */
export class TooMany extends Error {
  override name = "TooMany";
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Too many requests: again in ${seconds} s`);
    this.seconds = seconds;
  }
}

/**
 * Stores a contact request, then asks for its e-mails to be sent.
 * @throws TooMany, or another Error when it is not known to be stored. What becomes of the e-mails is not
 * the visitor's concern.
 */
export async function sendContact({ url, key }: Supabase, contact: Contact, signals: Signals): Promise<void> {
  const { createClient } = await import("@supabase/supabase-js");
  // The session is kept in local storage, or in memory where the browser closes it.
  const supabase = createClient(url, key, { auth: { persistSession: true, autoRefreshToken: true } });
  const answer = await supabase
    .from("registrations")
    .insert(registrationRow(contact, signals))
    .abortSignal(AbortSignal.timeout(patience));
  const seconds = secondsToWait(answer);
  if (seconds) throw new TooMany(seconds);
  if (!isStored(answer))
    throw new Error(`The request was not stored: ${answer.status} ${answer.error?.message}`);
  const mails = supabase.functions
    .invoke("send-contact-email", { body: { ...contact, requestId: signals.requestId } })
    .catch(() => undefined);
  await Promise.race([mails, new Promise((resolve) => setTimeout(resolve, mailPatience))]);
}
