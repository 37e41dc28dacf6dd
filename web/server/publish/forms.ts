import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A body in the forms it is served in, by the suffix of the file. */
export type Forms = { "": Uint8Array; ".br"?: Uint8Array; ".gz"?: Uint8Array };

/** @param quality Brotli's, from 0 to 11. */
export async function formsOf(body: Uint8Array, quality: number): Promise<Forms> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body, { level: 6 })]);
  return { "": body, ".br": br, ".gz": gz };
}
