import type { Context } from "hono";
import { parseJson } from "./parseJson.ts";
import { badRequest, Problem } from "./problem.ts";

/** In bytes, as hosted. */
const mostJson = 4_000_000;

/** Reads a body of at most `limit` bytes. */
export async function readBytes(context: Context, limit: number): Promise<Buffer> {
  const tooLarge = () =>
    new Problem(413, "payloadTooLargeError", `Request body exceeds limit of ${limit} bytes`);
  if (Number(context.req.header("content-length")) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of context.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Problem ? error : badRequest("The body was cut short");
  }
  return Buffer.concat(chunks);
}

/** Parses the body; `absent` stands for an empty one, where that makes sense. */
export async function readJson(context: Context, absent?: unknown): Promise<unknown> {
  const text = (await readBytes(context, mostJson)).toString("utf8");
  return text === "" && absent !== undefined ? absent : parseJson(text, "The body");
}
