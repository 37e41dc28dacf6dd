import type { Conversation } from "./conversation.ts";
import { plainBlocks } from "./plainBlocks.ts";

/** A conversation to paste elsewhere, with the questions that were proposed in it. */
export function conversationText(conversation: Conversation): string {
  return conversation
    .flatMap((message) =>
      message.role === "user"
        ? `Vous\u202f: ${message.content.trim()}`
        : [
            `Assistant\u202f: ${plainBlocks(message.content)}`,
            (message.offered ?? []).map((question) => `- ${question}`).join("\n"),
          ],
    )
    .filter(Boolean)
    .join("\n\n");
}
