import { ask, Refusal } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { emailColumns, emailList } from "./email.ts";
import { requestColumns, requestList } from "./request.ts";

export type Note = { id: string; author: string; text: string; created_at: string };

/** One request with its e-mails and notes, the oldest first. */
export async function readRequest(id: string) {
  const db = database();
  const [requests, emails, notes] = await Promise.all([
    ask(db.from("registrations").select(requestColumns).eq("id", id)),
    ask(db.from("email_outbox").select(emailColumns).eq("registration_id", id).order("queued_at")),
    ask(
      db
        .from("request_notes")
        .select("id,author,text,created_at")
        .eq("registration_id", id)
        .order("created_at"),
    ),
  ]);
  const [request] = requestList.parse(requests.data);
  if (!request) throw new Refusal("gone", id);
  return { request, emails: emailList.parse(emails.data), notes: notes.data as Note[] };
}
