// What the Studio's preview makes of a document: the e-mails' own code.
export { acknowledgement } from "./acknowledgement.ts";
export { notification } from "./notification.ts";
export { type Facts, wordsOf } from "./words.ts";
