import { z } from "zod";
import type { Lesson } from "./learn.ts";
import { Recogniser } from "./recogniser.ts";

const count = z.int().nonnegative();
/** To be raised when the same wordings teach something else, or it is kept otherwise. */
const form = 3;

const headShape = z.object({
  form: z.literal(form),
  synonyms: z.string(),
  questions: z.array(z.object({ id: z.string(), wordings: z.string() })),
  amended: count,
  stated: z.number(),
  traits: z.array(z.string()),
  wordings: count,
  pairs: count,
  step: z.number(),
});

/** A lesson in half a million bytes: a line of JSON, then of how many questions each trait is, of which, how often, how much. */
export function packed({ recogniser, ...lesson }: Lesson): Promise<Uint8Array> {
  const { traits, wordings, starts, questions, times, weights, step } = recogniser.learned;
  const head = headShape.parse({ form, ...lesson, traits, wordings, pairs: questions.length, step });
  const many = Uint16Array.from(traits, (_, trait) => starts[trait + 1]! - starts[trait]!);
  const parts = [`${JSON.stringify(head)}\n`, many, questions, times, Int8Array.from(weights)];
  return through(new Blob(parts as BlobPart[]), new CompressionStream("gzip"));
}

/** Rejects what is cut or is something else. */
export async function unpacked(bytes: Uint8Array): Promise<Lesson> {
  const all = await through(new Blob([bytes as BlobPart]), new DecompressionStream("gzip"));
  const body = all.indexOf(10) + 1;
  const head = headShape.parse(JSON.parse(new TextDecoder().decode(all.subarray(0, body))));
  const { traits, wordings, pairs, step, form: _, ...lesson } = head;
  if (all.length !== body + traits.length * 2 + pairs * 4) throw new Error("a lesson of another length");
  let at = body;
  const next = (length: number) => all.slice(at, (at += length)).buffer;
  const starts = new Uint32Array(traits.length + 1);
  new Uint16Array(next(traits.length * 2)).forEach((many, trait) => {
    starts[trait + 1] = starts[trait]! + many;
  });
  const questions = new Uint16Array(next(pairs * 2));
  const times = new Uint8Array(next(pairs));
  const weights = new Int8Array(next(pairs));
  const learned = { traits, wordings, starts, questions, times, weights, step };
  return { ...lesson, recogniser: new Recogniser(learned, lesson.questions.length) };
}

const through = async (bytes: Blob, change: TransformStream) =>
  new Uint8Array(await new Response(bytes.stream().pipeThrough(change)).arrayBuffer());
