import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";
import type { Message } from "../conversation.ts";

export type Prompt = { role: "system" | Message["role"]; content: string }[];

/**
 * The pieces of a model's answer as they come; throws when it fails, is slow, is cut or does not end.
 * @param asker the headers of who asks.
 */
export type Model = (prompt: Prompt, signal: AbortSignal, asker?: Headers) => AsyncIterable<string>;

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

/** What an answer may take: milliseconds to its first word and to its end, characters of text, and of what carries it. */
const allowed = { firstWord: 4_000, whole: 25_000, characters: 3_000, carried: 2 ** 20 };

/** Any OpenAI-compatible service. The signal cancels the call, whatever its state. */
export function createModel(
  options: { baseUrl: string; apiKey: string; name: string },
  limits = allowed,
): Model {
  return async function* (prompt, signal) {
    const slow = new AbortController();
    const within = (ms: number, what: string) => setTimeout(() => slow.abort(new Error(what)), ms);
    let timer = within(limits.firstWord, "the model’s first word is late");
    try {
      const answer = await fetch(`${options.baseUrl}/chat/completions`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${options.apiKey}`,
          "Content-Type": "application/json",
          Accept: "text/event-stream",
        },
        body: JSON.stringify({ model: options.name, messages: prompt, stream: true }),
        signal: AbortSignal.any([signal, slow.signal]),
      });
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        throw new Error(`the model answered HTTP ${answer.status}`);
      }
      let length = 0;
      for await (const token of tokensOf(answer.body, limits.carried)) {
        if (!length && !token.trim()) continue;
        if (!length) {
          clearTimeout(timer);
          timer = within(limits.whole, "the model’s answer does not end");
        }
        length += token.length;
        if (length > limits.characters) throw new Error("the model’s answer is too long");
        yield token;
      }
      if (!length) throw new Error("the model said nothing");
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The pieces of text in a stream of completions. @throws when it ends before the answer does. */
async function* tokensOf(body: ReadableStream<Uint8Array>, most: number) {
  let left = most;
  const carry = (text: string) => {
    left -= text.length;
    if (left < 0) throw new Error("the model sends too much");
  };
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: most, onComment: carry }));
  let finished = false;
  for await (const { data } of events) {
    carry(data);
    if (data === "[DONE]") return;
    const chunk = chunkShape.parse(JSON.parse(data));
    if (chunk.error) throw new Error("the model reported an error");
    const [choice] = chunk.choices ?? [];
    if (choice?.delta?.content) yield choice.delta.content;
    if (/^(?:length|content_filter)$/.test(choice?.finish_reason ?? "")) break;
    finished ||= Boolean(choice?.finish_reason);
  }
  if (!finished) throw new Error("the model’s answer was cut");
}

/** A model whose every call is counted before it is made; it says nothing when the day's calls, or the asker's, are spent. */
export const withinBudget = (model: Model, spend: (asker?: Headers) => Promise<boolean>): Model =>
  async function* (prompt, signal, asker) {
    if (!(await spend(asker))) throw new Error("the day’s calls are spent");
    yield* model(prompt, signal);
  };
