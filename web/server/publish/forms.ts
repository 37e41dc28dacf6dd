import { readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { etagOf } from "./etagOf.ts";
import type { ShrinkTask } from "./task.ts";

/** A body in the forms it is served in, by the suffix of the file. */
export type Forms = { "": Uint8Array; ".br"?: Uint8Array; ".gz"?: Uint8Array };

/** How much time is taken: 5 takes a fifteenth of the time of 10, and gives 7 % more. */
const qualities = { hasty: 5, small: 10 };

/**
 * Compresses in the thread that asks, and not in those that Node.js shares: they read what is served, and a thread with
 * less priority keeps it here.
 */
export function formsOf(body: Uint8Array, how: keyof typeof qualities): Forms {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[how],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { "": body, ".br": brotliCompressSync(body, { params }), ".gz": gzipSync(body, { level: 6 }) };
}

/** Writes each form where it waits to take its place. */
export async function writeForms(forms: Forms, destination: string): Promise<void> {
  for (const [suffix, form] of Object.entries(forms)) await writeFile(destination + suffix, form);
}

/** Compresses a file again, to less. @returns whether it held what it is said to. */
export async function shrink({ file, etag, destination }: ShrinkTask): Promise<boolean> {
  const body = await readFile(file);
  if (etagOf(body) !== etag) return false;
  await writeForms(formsOf(body, "small"), destination);
  return true;
}
