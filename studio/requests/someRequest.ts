import type { Request } from "./request.ts";

/** A request for tests, with what a test wants of it. */
export const someRequest = (changes: Partial<Request> = {}): Request => ({
  id: "7d3bb1fd-8b2a-4b8e-8d4b-4b4f1d9d1c12",
  created_at: "2026-11-12T09:32:00Z",
  first_name: "Zoé",
  last_name: "Janssens",
  email: "zoe@exemple.be",
  mailbox: "zoe@exemple.be",
  phone: "02 123 45 67",
  subject: null,
  message: "Bonjour, une question.",
  registration_type: "school",
  suspicion: null,
  trap: "",
  filled_in_ms: 42_000,
  state: "new",
  assignee: null,
  answered_at: null,
  answer_due: "2026-11-13T09:32:00Z",
  changed_at: "2026-11-12T09:32:00Z",
  changed_by: null,
  judged: false,
  delete_after: "2028-11-12T09:32:00Z",
  ...changes,
});
