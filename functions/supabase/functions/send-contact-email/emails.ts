// What the Studio's preview makes of a document: the e-mails' own code.
export { acknowledgement } from "./acknowledgement.ts";
export { notification } from "./notification.ts";
export type { ClaimedRequest } from "./outbox.ts";
export { type EmailTextKind, type Facts, wordsOf } from "./words.ts";
