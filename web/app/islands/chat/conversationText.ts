import type { Conversation } from "./conversation.ts";

/** A conversation to paste elsewhere. */
export function conversationText(conversation: Conversation): string {
  return conversation
    .map(({ role, content }) => `${role === "user" ? "Vous" : "Assistant"}\u202f: ${content.trim()}`)
    .join("\n\n");
}
