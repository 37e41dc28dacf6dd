import { EventSourceParserStream } from "eventsource-parser/stream";
import { anonKey } from "../local/keys.ts";
import type { Place } from "../supabase/functions/chat/content/passage.ts";
import type { Message } from "../supabase/functions/chat/conversation.ts";

export type Reply = {
  text: string;
  sources: Place[];
  answered: boolean;
  /** The questions it asks back with. */
  offered: string[];
  firstTokenMs: number;
};
export type Chat = (request: Request) => Promise<Response>;

/** The function that answers at an address of the local system. */
export const chatAt =
  (url: string): Chat =>
  async (request) =>
    fetch(url, {
      method: "POST",
      headers: { ...Object.fromEntries(request.headers), Authorization: `Bearer ${anonKey}` },
      body: await request.text(),
    });

/** Asks each line in turn, as the widget does, and hands back the last reply. */
export async function converse(chat: Chat, lines: string[]): Promise<Reply & { messages: Message[] }> {
  const messages: Message[] = [];
  let reply: Reply | undefined;
  for (const content of lines) {
    messages.push({ role: "user", content });
    reply = await ask(chat, messages);
    messages.push({ role: "assistant", content: reply.text });
  }
  return { ...reply!, messages: messages.slice(0, -1) };
}

async function ask(chat: Chat, messages: Message[]): Promise<Reply> {
  const started = performance.now();
  const answer = await chat(
    new Request("http://localhost/chat", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ messages }),
    }),
  );
  if (!answer.ok) throw new Error(`HTTP ${answer.status}: ${await answer.text()}`);
  const reply: Reply = { text: "", sources: [], answered: false, offered: [], firstTokenMs: Number.NaN };
  const events = answer
    .body!.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) {
    if (event === "error") throw new Error(data);
    if (data === "[DONE]") break;
    const chunk = JSON.parse(data);
    const content: string = chunk.choices[0].delta.content ?? "";
    if (content && Number.isNaN(reply.firstTokenMs)) reply.firstTokenMs = performance.now() - started;
    reply.text += content;
    if (!chunk.sources) continue;
    Object.assign(reply, {
      sources: chunk.sources,
      answered: chunk.answered,
      offered: chunk.offered ?? [],
    });
  }
  return reply;
}
