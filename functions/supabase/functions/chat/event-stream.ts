import { inBackground } from "../_shared/in-background.ts";
import type { Answer } from "./answer/answer.ts";

/**
 * The pieces of an answer, then what it ends with: where it comes from, whether it is one (false: « je ne sais pas »), what
 * it offers to ask.
 * @param id Names this answer.
 * @param gone That nobody reads any more.
 */
export type Tell = (id: string, gone: AbortSignal) => AsyncIterable<string | Omit<Answer, "text">>;

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
};

/**
 * Server-sent events in the form of OpenAI's streamed completions: chunks, a last one with the sources
 * and the questions offered, `[DONE]`. The last of a courtesy has no id: nobody is asked to judge it.
 * Where it cannot be told on, its reader is told that the answer was cut.
 */
export function eventStream(tell: Tell, onFault: (fault: unknown) => void): Response {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const id = crypto.randomUUID();
  const created = Math.floor(Date.now() / 1000);
  const envelope = { id: `chatcmpl-${id}`, object: "chat.completion.chunk", created };

  async function send(controller: ReadableStreamDefaultController<Uint8Array>) {
    const write = (text: string) => {
      if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
    };
    const chunk = (delta: object, finish: "stop" | null, more = {}) => {
      const choices = [{ index: 0, delta, finish_reason: finish }];
      write(`data: ${JSON.stringify({ ...envelope, choices, ...more })}\n\n`);
    };
    // Proxies and browsers hand on what they have as soon as there is something.
    write(": ok\n\n");
    try {
      for await (const told of tell(id, gone.signal)) {
        if (typeof told === "string") {
          chunk({ content: told }, null);
          continue;
        }
        const { sources, answered, offered, courtesy } = told;
        const named = courtesy && { id: undefined };
        chunk({}, "stop", { sources, answered, ...(offered?.length && { offered }), ...named });
        write("data: [DONE]\n\n");
      }
    } catch (fault) {
      onFault(fault);
      const error = { code: "interrupted", message: "La réponse a été interrompue." };
      write(`event: error\ndata: ${JSON.stringify({ error })}\n\n`);
    }
    if (!gone.signal.aborted) controller.close();
  }

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const sent = send(controller);
      // A visitor who leaves once they have read it ends the request, and what is told may go on behind its end.
      inBackground(sent);
      return sent;
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, { headers });
}

/** A text in groups of a few words, each with the space that follows it; together they are the text. */
export const pieces = (text: string) => text.match(/(?:\S+\s*){1,4}/g) ?? [];
