import { contactFormAnchor } from "../../content/contactPath.ts";
import { fill } from "../contact/formElements.ts";
import { forget, recall, remember } from "../contact/memory.ts";
import type { Conversation } from "./conversation.ts";
import { limits } from "./limits.ts";

const opening =
  "Bonjour, j’aimerais que vous me recontactiez au sujet de mes questions à l’assistant du site\u202f:";

/** Writes a summary of the conversation into the contact form, below what the visitor wrote there. */
export function handOver(conversation: Conversation): void {
  if (recall().sent) forget();
  const memory = recall();
  const message = withSummary(memory.values?.message ?? "", conversation);
  const values = { ...memory.values, message };
  remember({ ...memory, values });
  const form = document.getElementById(contactFormAnchor);
  if (form instanceof HTMLFormElement) fill(form, values);
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
