import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Rendered } from "./loadApplication.ts";
import type { SecurityHeaders } from "./securityHeaders.ts";

/** An answer as it is kept: in the forms it is served in. */
export type StoredResponse = {
  status: number;
  /** What it was made from: a change to one of these changes it. */
  madeFrom: string[];
  headers: Record<string, string>;
  identity: Buffer;
  br: Buffer;
  gz: Buffer;
};

/** A picture is compressed already. */
const compressed = /^image\/(?!svg)|^application\/pdf/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses an answer once, so that serving it costs nothing. Brotli 11 takes twice as long for 1.5 %. */
export async function storeResponse(
  { response, rendering }: Rendered,
  securityHeaders: SecurityHeaders,
  quality = 10,
): Promise<StoredResponse> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const type = headers.get("Content-Type") ?? "text/html; charset=utf-8";
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = compressed.test(type)
    ? [body, body]
    : await Promise.all([brotli(body, { params }), gzipped(body, { level: 9 })]);
  const link = headers.get("Link");
  return {
    status,
    madeFrom: [...(rendering?.madeFrom ?? [])],
    identity: body,
    br,
    gz,
    headers: {
      ...securityHeaders(rendering),
      // A browser shows a PDF in a page of its own, which the whole policy would leave blank.
      ...(type === "application/pdf" && { "Content-Security-Policy": "frame-ancestors 'none'" }),
      "Content-Type": type,
      // Which links a browser may open before they are followed.
      ...(type.startsWith("text/html") && { "Speculation-Rules": '"/speculation-rules.json"' }),
      ...(link && { Link: link }),
      "Cache-Control": "public, max-age=0, must-revalidate",
      ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      Vary: "Accept-Encoding",
    },
  };
}
