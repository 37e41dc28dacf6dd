import { readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";

import { etagOf } from "./etagOf.ts";
import { makeWay } from "./makeWay.ts";
import type { Forms, Known, ShrinkTask } from "./task.ts";

/**
 * Compresses in the thread that asks, and not in those that Node.js shares: they read what is served, and a thread with
 * less priority keeps it here. In haste only as every browser takes it, in a fiftieth of the time, which gives 30 % more.
 */
export function formsOf(body: Uint8Array, how: "hasty" | "small"): Forms {
  if (how === "hasty") return { "": body, ".br": brotli(body, 0, 16) };
  return { "": body, ".br": brotli(body, 10, 22), ".gz": gzipSync(body) };
}

/**
 * A copy: zlib hands out a view on all the room that it took, 64 kB for a few bytes, and whoever holds those, or sends them to
 * another thread, holds or sends all of it.
 * @param window the logarithm of how far back it looks for the same.
 */
function brotli(body: Uint8Array, quality: number, window: number): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return new Uint8Array(brotliCompressSync(body, { params }));
}

/** Writes each form where it waits to take its place: there and then, which a thread of its own may. */
export function writeForms(forms: Forms, destination: string): void {
  makeWay(destination);
  for (const [suffix, form] of Object.entries(forms)) writeFileSync(destination + suffix, form);
}

/** What a form holds, by the suffix of its file. */
export const decoders: Record<string, (form: Buffer) => Buffer> = {
  "": (form) => form,
  ".br": brotliDecompressSync,
  ".gz": gunzipSync,
};

/** Whether each form of a file holds the body with this hash: none was cut, or taken away by somebody. */
export function areWhole({ file, forms, etag }: Pick<Known, "file" | "forms" | "etag">): boolean {
  try {
    return forms.every((suffix) => etagOf(decoders[suffix]!(readFileSync(file + suffix))) === etag);
  } catch {
    return false;
  }
}

/** Compresses a file again, to less. @returns whether it held what it is said to. */
export async function shrink({ file, etag, destination }: ShrinkTask): Promise<boolean> {
  const body = await readFile(file);
  if (etagOf(body) !== etag) return false;
  writeForms(formsOf(body, "small"), destination);
  return true;
}
