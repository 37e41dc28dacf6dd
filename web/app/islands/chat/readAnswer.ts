import { readData } from "./readData.ts";

export type Source = { title: string; url: string };

/** A streamed answer: what is added to it, then what is known of the whole. */
export type AnswerPart =
  | { type: "piece"; content: string }
  /** `known` is false when the assistant says that it does not know. */
  | { type: "end"; id?: string; sources: Source[]; known: boolean; offered: string[] };

/** What the school's own function sends. */
type Chunk = {
  id?: string;
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[];
  error?: unknown;
  sources?: Source[];
  answered?: boolean;
  offered?: string[];
};

/**
 * Reads an answer from OpenAI's streamed completions, whose last chunk may carry `id`, `sources`, `answered` and `offered`:
 * questions to ask next.
 * @throws Error when the stream says so, is malformed, ends too early or holds nothing.
 */
export async function* readAnswer(body: ReadableStream<Uint8Array>): AsyncGenerator<AnswerPart> {
  let last: Chunk | undefined;
  let empty = true;
  const reading = readData(body);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) {
      if (value) last ??= {};
      break;
    }
    const chunk = (value ?? {}) as Chunk;
    if (chunk.error) throw new Error(`Answer failed: ${JSON.stringify(chunk)}`);
    const { delta, finish_reason } = chunk.choices?.[0] ?? {};
    const content = delta?.content;
    if (content) {
      empty &&= !content.trim();
      yield { type: "piece", content };
    }
    if (finish_reason) last = chunk;
  }
  if (empty || !last) throw new Error(empty ? "Pas de réponse du serveur" : "The answer was cut");
  const { id, sources = [], answered, offered = [] } = last;
  yield { type: "end", id, sources, known: answered !== false, offered };
}
