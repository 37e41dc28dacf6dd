import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";
import type { Message } from "../conversation.ts";

export type Prompt = { role: "system" | Message["role"]; content: string }[];

/** A model's answer as it comes, or the status with which we answer in its place. */
export type Reply = { tokens: AsyncIterable<string> } | { status: 402 | 429 | 502; retryAfter?: string };

export type Model = (prompt: Prompt, signal: AbortSignal) => Promise<Reply>;

const chunkShape = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
});

/** Longest silence of the model before the answer counts as lost. */
const patience = 30_000;

/** Any OpenAI-compatible service. The signal cancels the call, whatever its state. */
export function createModel(
  options: { baseUrl: string; apiKey: string; name: string },
  log: (line: string) => void,
): Model {
  return async (prompt, signal) => {
    const lost = new AbortController();
    let timer = setTimeout(() => lost.abort(), patience);
    try {
      const answer = await fetch(`${options.baseUrl}/chat/completions`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${options.apiKey}`,
          "Content-Type": "application/json",
          Accept: "text/event-stream",
        },
        body: JSON.stringify({
          model: options.name,
          messages: prompt,
          stream: true,
          temperature: 0.2,
          max_tokens: 500,
        }),
        signal: AbortSignal.any([signal, lost.signal]),
      });
      if (!answer.ok || !answer.body) {
        clearTimeout(timer);
        await answer.body?.cancel();
        log(`The model answered HTTP ${answer.status}`);
        const status = answer.status === 429 || answer.status === 402 ? answer.status : 502;
        return { status, ...(status === 429 && { retryAfter: answer.headers.get("retry-after") ?? "30" }) };
      }
      const stillThere = () => {
        clearTimeout(timer);
        timer = setTimeout(() => lost.abort(), patience);
      };
      return { tokens: tokensOf(answer.body, stillThere, () => clearTimeout(timer)) };
    } catch (error) {
      clearTimeout(timer);
      if (signal.aborted) throw error;
      log(`The model did not answer: ${(error as Error).message}`);
      return { status: 502 };
    }
  };
}

/** The pieces of text in a stream of completions. @throws when it ends before the answer does. */
async function* tokensOf(body: ReadableStream<Uint8Array>, stillThere: () => void, over: () => void) {
  try {
    const events = body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .pipeThrough(new EventSourceParserStream());
    let finished = false;
    for await (const { data } of events) {
      stillThere();
      if (data === "[DONE]") return;
      const chunk = chunkShape.parse(JSON.parse(data));
      if (chunk.error) throw new Error("the model reported an error");
      const [choice] = chunk.choices ?? [];
      if (choice?.delta?.content) yield choice.delta.content;
      finished ||= Boolean(choice?.finish_reason);
    }
    if (!finished) throw new Error("the model's stream was cut");
  } finally {
    over();
  }
}
