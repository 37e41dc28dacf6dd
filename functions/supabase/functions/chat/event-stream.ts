import type { Answer } from "./answer/answer.ts";

export type Writer = {
  /** Names this answer. */
  id: string;
  /** The next piece of the answer. */
  text: (content: string) => void;
  /** The answer is whole: where it comes from, whether it is one (false: « je ne sais pas »), what it offers to ask. */
  end: (answer: Omit<Answer, "text">) => void;
};

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
};

/**
 * Server-sent events in the form of OpenAI's streamed completions: chunks, a last one with the sources
 * and the questions offered, `[DONE]`. The last of a courtesy has no id: nobody is asked to judge it.
 * `produce` is told by the signal that nobody reads any more; where it fails, its reader is told that the answer was cut.
 */
export function eventStream(
  produce: (writer: Writer, gone: AbortSignal) => Promise<void> | void,
  onFault: (fault: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const id = crypto.randomUUID();
  const envelope = {
    id: `chatcmpl-${id}`,
    object: "chat.completion.chunk",
    created: Math.floor(Date.now() / 1000),
  };

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const data = (value: object) => write(`data: ${JSON.stringify(value)}\n\n`);
      const chunk = (delta: object, finish: "stop" | null, more = {}) =>
        data({ ...envelope, choices: [{ index: 0, delta, finish_reason: finish }], ...more });

      // Proxies and browsers hand on what they have as soon as there is something.
      write(": ok\n\n");
      try {
        await produce(
          {
            id,
            text: (content) => chunk({ content }, null),
            end: ({ sources, answered, offered, courtesy }) => {
              const named = courtesy && { id: undefined };
              chunk({}, "stop", { sources, answered, ...(offered?.length && { offered }), ...named });
              write("data: [DONE]\n\n");
            },
          },
          gone.signal,
        );
      } catch (fault) {
        onFault(fault);
        const error = { code: "interrupted", message: "La réponse a été interrompue." };
        write(`event: error\ndata: ${JSON.stringify({ error })}\n\n`);
      } finally {
        if (!gone.signal.aborted) controller.close();
      }
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, { headers });
}

/** A text in groups of a few words, each with the space that follows it; together they are the text. */
export const pieces = (text: string) => text.match(/(?:\S+\s*){1,4}/g) ?? [];
