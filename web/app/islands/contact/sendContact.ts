import { type Contact, isStored, registrationRow, type Signals } from "functions/contact";

export type Supabase = { url: string; key: string };

/** Time the mail is given before the visitor goes on, in milliseconds; what is left is sent by the sweep. */
const mailPatience = 1_500;

/**
 * Stores a contact request, then asks for its e-mails to be sent.
 * @throws Error when the request is not stored. What becomes of the e-mails is not the visitor's concern.
 */
export async function sendContact({ url, key }: Supabase, contact: Contact, signals: Signals): Promise<void> {
  const { createClient } = await import("@supabase/supabase-js");
  const supabase = createClient(url, key, {
    auth: { persistSession: true, autoRefreshToken: true, storage: localStorage },
  });
  const answer = await supabase.from("registrations").insert(registrationRow(contact, signals));
  if (!isStored(answer))
    throw new Error(`The request was not stored: ${answer.status} ${answer.error?.message}`);
  const mails = supabase.functions
    .invoke("send-contact-email", { body: { ...contact, requestId: signals.requestId } })
    .catch(() => undefined);
  await Promise.race([mails, new Promise((resolve) => setTimeout(resolve, mailPatience))]);
}
