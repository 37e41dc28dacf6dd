import { readEvents, type StreamEvent } from "./readEvents.ts";
import { readLines } from "./readLines.ts";
import { safeHref } from "./safeHref.ts";

export type Source = { title: string; url: string };

/** A streamed answer: what is added to it, then what is known of the whole. */
export type AnswerPart =
  | { type: "piece"; content: string }
  /** `known` is false when the assistant says that it does not know. */
  | { type: "end"; id: string; sources: Source[]; known: boolean; offered: string[] };

type Chunk = {
  id?: unknown;
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[];
  error?: unknown;
  sources?: unknown;
  answered?: unknown;
  offered?: unknown;
};

/**
 * Reads an answer from OpenAI's streamed completions, whose last chunk may carry `sources`, `answered` and `offered`:
 * questions to ask next.
 * @throws Error when the stream says so, is malformed, ends too early or holds nothing.
 */
export async function* readAnswer(body: ReadableStream<Uint8Array>): AsyncGenerator<AnswerPart> {
  let sources: Source[] = [];
  let id = "";
  let known = true;
  let offered: string[] = [];
  let finished = false;
  let empty = true;
  const events = readEvents(readLines(body));
  for (;;) {
    const { done, value } = await events.next();
    if (done) {
      finished ||= value;
      break;
    }
    const chunk = chunkOf(value);
    const choice = chunk.choices?.[0];
    const content = choice?.delta?.content;
    if (typeof content === "string" && content) {
      empty &&= !content.trim();
      yield { type: "piece", content };
    }
    if (choice?.finish_reason) finished = true;
    if (chunk.sources) sources = sourcesOf(chunk.sources);
    if (chunk.answered === false) known = false;
    if (chunk.offered) offered = questionsOf(chunk.offered);
    if (typeof chunk.id === "string") id = chunk.id;
  }
  if (!finished) throw new Error("The answer was cut.");
  if (empty) throw new Error("Pas de réponse du serveur");
  yield { type: "end", id, sources, known, offered };
}

function chunkOf({ type, data }: StreamEvent): Chunk {
  const chunk = (typeof data === "object" && data !== null ? data : {}) as Chunk;
  if (type === "error" || chunk.error) throw new Error(`The answer failed: ${JSON.stringify(data)}`);
  return chunk;
}

function sourcesOf(value: unknown): Source[] {
  if (!Array.isArray(value)) return [];
  return (value as Partial<Record<keyof Source, unknown>>[]).flatMap((source) => {
    const { title, url } = source ?? {};
    const href = typeof url === "string" ? safeHref(url) : undefined;
    return typeof title === "string" && href ? [{ title, url: href }] : [];
  });
}

/** As many as are of use. */
const questionsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string").slice(0, 3) : [];
