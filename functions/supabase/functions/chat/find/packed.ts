import { z } from "zod";
import type { Lesson } from "./learn.ts";
import { Recogniser } from "./recogniser.ts";

const count = z.int().nonnegative();
const headShape = z.object({
  key: z.string(),
  judgement: z.object({ weights: z.array(z.number()), stated: z.number() }),
  traits: z.array(z.string()),
  wordings: count,
  questions: count,
  pairs: count,
  step: z.number(),
});

/** A lesson in half a million bytes: a line of JSON, then how often each trait is, of how many questions, of which, how much. */
export function packed({ key, judgement, recogniser }: Lesson): Promise<Uint8Array> {
  const { traits, wordings, often, starts, questions, times, weights, step } = recogniser.learned;
  const head = {
    key,
    judgement,
    traits,
    wordings,
    questions: recogniser.count,
    pairs: questions.length,
    step,
  };
  const many = Uint16Array.from(often, (_, trait) => starts[trait + 1]! - starts[trait]!);
  const parts = [
    `${JSON.stringify(headShape.parse(head))}\n`,
    often,
    many,
    questions,
    times,
    Int8Array.from(weights),
  ];
  return through(new Blob(parts as BlobPart[]), new CompressionStream("gzip"));
}

/** Rejects what is cut or is something else. */
export async function unpacked(bytes: Uint8Array): Promise<Lesson> {
  const all = await through(new Blob([bytes as BlobPart]), new DecompressionStream("gzip"));
  const body = all.indexOf(10) + 1;
  const head = headShape.parse(JSON.parse(new TextDecoder().decode(all.subarray(0, body))));
  const { key, judgement, traits, wordings, questions: of, pairs, step } = head;
  if (all.length !== body + traits.length * 4 + pairs * 4) throw new Error("a lesson of another length");
  let at = body;
  const next = (length: number) => all.slice(at, (at += length)).buffer;
  const often = new Uint16Array(next(traits.length * 2));
  const starts = new Uint32Array(traits.length + 1);
  new Uint16Array(next(traits.length * 2)).forEach((many, trait) => {
    starts[trait + 1] = starts[trait]! + many;
  });
  const questions = new Uint16Array(next(pairs * 2));
  const times = new Uint8Array(next(pairs));
  const weights = new Int8Array(next(pairs));
  return {
    key,
    judgement,
    recogniser: new Recogniser({ traits, wordings, often, starts, questions, times, weights, step }, of),
  };
}

const through = async (bytes: Blob, change: TransformStream) =>
  new Uint8Array(await new Response(bytes.stream().pipeThrough(change)).arrayBuffer());
