import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** A body in the forms it is served in, by the suffix of the file. */
export type Forms = { "": Uint8Array; ".br"?: Uint8Array; ".gz"?: Uint8Array };

/**
 * Compresses in the thread that asks, and not in those that Node.js shares: they read what is served, and a thread with
 * less priority keeps it here.
 *
 * @param quality Brotli's, from 0 to 11.
 */
export function formsOf(body: Uint8Array, quality: number): Forms {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { "": body, ".br": brotliCompressSync(body, { params }), ".gz": gzipSync(body, { level: 6 }) };
}
