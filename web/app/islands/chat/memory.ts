import { storageKey } from "../storageKey.ts";
import { type Conversation, converse, type Message } from "./conversation.ts";

const key = storageKey("chat");

/** What the chat remembers for this tab, from page to page. */
export type Memory = {
  conversation: Conversation;
  open: boolean;
  /** An answer came while the panel was closed. */
  unread: boolean;
  draft: string;
};

const blank: Memory = { conversation: [], open: false, unread: false, draft: "" };

export function recall(): Memory {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Memory>;
    const messages = Array.isArray(kept.conversation) ? kept.conversation.filter(isMessage) : [];
    // A reply that was on its way when its page was left has stopped there.
    return { ...blank, ...kept, conversation: converse(messages, { type: "stop" }) };
  } catch {
    // Storage is closed or was tampered with: a new conversation.
    return blank;
  }
}

/** Keeps what is there to show again; with nothing, the next page need not load the chat. */
export function remember(memory: Memory): void {
  const { conversation, open, draft } = memory;
  try {
    if (conversation.length || open || draft) sessionStorage.setItem(key, JSON.stringify(memory));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the chat works, and forgets on the next page.
  }
}

function isMessage(value: unknown): value is Message {
  const { role, content, sources } = (value ?? {}) as Partial<
    Record<"role" | "content" | "sources", unknown>
  >;
  return typeof content === "string" && (role === "user" || (role === "assistant" && Array.isArray(sources)));
}
