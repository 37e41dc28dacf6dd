import { day, hour } from "./moments.ts";
import { nameOf, type Request } from "./request.ts";

type Asked = Pick<Request, "first_name" | "last_name" | "email" | "created_at" | "subject" | "message">;

/** Some mail programs open no address that is longer. */
const longest = 1900;
const cut = "[…]";

/** A person's message as an answer quotes it. */
export const quoted = (message: string) =>
  message
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\r\n");

/** Opens the mail program with an answer begun: to whom, about what, and the request quoted, as far as it fits. */
export function replyAddress(request: Asked): string {
  const subject = `Votre demande${request.subject ? `\u202f: ${request.subject}` : ""}`;
  const opening = `Bonjour ${request.first_name},\r\n\r\n\r\n\r\nLe ${day(request.created_at)} à ${hour(request.created_at)}, ${nameOf(request)} a écrit\u202f:\r\n`;
  const address = (message: string) =>
    `mailto:${encodeURIComponent(request.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(opening + quoted(message))}`;

  const whole = address(request.message);
  if (whole.length <= longest) return whole;
  const words = request.message.split(/(?<=\s)/);
  while (words.length > 0) {
    words.pop();
    const shorter = address(words.join("") + cut);
    if (shorter.length <= longest) return shorter;
  }
  return address(cut);
}
