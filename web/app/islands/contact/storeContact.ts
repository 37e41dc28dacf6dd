import type { SupabaseClient } from "@supabase/supabase-js";
import { type Contact, isStored, registrationRow, type Signals } from "functions/contact";

/** Time the mail is given before the visitor goes on, in milliseconds; what is left is sent by the sweep. */
const mailPatience = 1_500;
/** Time in which a request is stored, or may be sent again, in milliseconds. */
const patience = 20_000;

/** Stores a contact request, then asks for its e-mails to be sent: what becomes of them is not the visitor's concern. */
export async function storeContact(supabase: SupabaseClient, contact: Contact, signals: Signals) {
  const answer = await supabase
    .from("registrations")
    .insert(registrationRow(contact, signals))
    .abortSignal(AbortSignal.timeout(patience));
  if (!isStored(answer)) return answer;
  const mails = supabase.functions
    .invoke("send-contact-email", { body: { ...contact, requestId: signals.requestId } })
    .catch(() => undefined);
  await Promise.race([mails, new Promise((resolve) => setTimeout(resolve, mailPatience))]);
  return answer;
}
