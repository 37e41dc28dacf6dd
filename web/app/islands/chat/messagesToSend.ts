import type { Conversation } from "./conversation.ts";
import { limits } from "./limits.ts";

export type SentMessage = { role: "user" | "assistant"; content: string };

/** The turns the function is given: all of them, or the latest that fit its limits, a question first. */
export function messagesToSend(conversation: Conversation): SentMessage[] {
  const messages = conversation
    .map(({ role, content }) => ({ role, content: content.slice(0, limits.answer).toWellFormed() }))
    .filter(({ content }) => content.trim());
  while (messages.length > 1 && (!fits(messages) || messages[0]?.role === "assistant")) messages.shift();
  return messages;
}

function fits(messages: SentMessage[]): boolean {
  const length = messages.reduce((sum, { content }) => sum + content.length, 0);
  return messages.length <= limits.messages && length <= limits.conversation;
}
