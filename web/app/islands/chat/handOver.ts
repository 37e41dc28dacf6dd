import { contactFormAnchor } from "../../content/contactPath.ts";
import { handedOver, recall, remember } from "../contact/memory.ts";
import type { Conversation } from "./conversation.ts";
import { limits } from "./limits.ts";

const opening =
  "Bonjour, j’aimerais que vous me recontactiez au sujet de mes questions à l’assistant du site\u202f:";

/** Leaves a summary of the conversation for the contact form, below what the visitor wrote there. */
export function handOver(conversation: Conversation): void {
  const memory = recall();
  const message = withSummary(memory.values?.message ?? "", conversation);
  remember({ ...memory, values: { ...memory.values, message } });
  document.getElementById(contactFormAnchor)?.dispatchEvent(new Event(handedOver, { bubbles: true }));
}

/** A message that ends with the visitor's questions, the latest ones when not all fit the form. */
export function withSummary(message: string, conversation: Conversation): string {
  const questions = conversation.filter(({ role }) => role === "user").map(({ content }) => `– ${content}`);
  if (!questions.length) return message;
  const own = message.split(opening)[0]?.trim();
  for (;;) {
    const written = [...(own ? [own, ""] : []), opening, ...questions].join("\n");
    const characters = [...written];
    if (characters.length <= limits.contactMessage) return written;
    if (questions.length === 1) return `${characters.slice(0, limits.contactMessage - 1).join("")}…`;
    questions.shift();
  }
}
