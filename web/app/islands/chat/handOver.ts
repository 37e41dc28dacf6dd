import { contactFormAnchor } from "../../content/contactPath.ts";
import { handedOver, recall, remember } from "../contact/memory.ts";
import type { Conversation } from "./conversation.ts";
import { limits } from "./limits.ts";

const opening =
  "Bonjour, j’aimerais que vous me recontactiez au sujet de mes questions à l’assistant du site\u202f:";

/** Leaves a summary of the conversation for the contact form, beside what stands there. */
export function handOver(conversation: Conversation): void {
  const memory = recall();
  const form = document.getElementById(contactFormAnchor);
  const field = form?.querySelector("textarea");
  // What a form began with, or was given before its code came, is in no memory.
  const message = withSummary(memory.values?.message ?? field?.value ?? "", conversation);
  remember({ ...memory, values: { ...memory.values, message } });
  if (field) field.value = message;
  form?.dispatchEvent(new Event(handedOver, { bubbles: true }));
}

/**
 * A message with the visitor's questions, in place of those of an earlier summary: the latest ones when not all fit
 * the form. What the visitor wrote above and below them is never cut.
 */
export function withSummary(message: string, conversation: Conversation): string {
  let questions = conversation.filter(({ role }) => role === "user").map(({ content }) => `– ${content}`);
  const [above = "", ...below] = message.split(opening);
  const own = [above, without(questions, below.join(opening))].map((text) => text.trim());
  while (questions.length) {
    const summary = [opening, ...questions].join("\n");
    const written = own.toSpliced(1, 0, summary).filter(Boolean).join("\n\n");
    const over = [...written].length - limits.contactMessage;
    if (over <= 0) return written;
    const [first = "", ...later] = questions;
    const shortened = [...first].slice(0, -over - 1);
    questions = later.length || shortened.length < 3 ? later : [`${shortened.join("")}…`];
  }
  return message;
}

/** What was added to an earlier summary, on its last line as well. */
function without(questions: string[], summary: string): string {
  return questions.reduce(
    (rest, question) => (rest.startsWith(`\n${question}`) ? rest.slice(question.length + 1) : rest),
    summary,
  );
}
