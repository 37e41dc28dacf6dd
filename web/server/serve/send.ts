import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import fresh from "fresh";
import parseRange from "range-parser";

import { type Encoding, encodings } from "../publish/encodings.ts";
import { isCompressed } from "../publish/types.ts";
import { encodingsFor } from "./encodingsFor.ts";
import { asItIs, caching, commonHeaders, isPage } from "./fileHeaders.ts";

/** A request, where its answer goes, and the address of the site it asks. */
export type Exchange = { request: IncomingMessage; response: ServerResponse; siteUrl: string };

export type Leaving = { status: number; headers: OutgoingHttpHeaders; body: Uint8Array };

const compressors = {
  br: (body: Uint8Array) => brotliQuickly(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};
const brotliQuickly = promisify(brotliCompress);
const worthCompressing = 1_000;
export const noSuchPart = "Cette partie n’existe pas.";

/** What an application or a library adds and nobody outside is to see. */
const internal =
  /^(connection|content-length|keep-alive|server|transfer-encoding|x-powered-by|x-remix-.*|x-react-router.*)$/;

/** The one way out: whatever is answered leaves here. `body` is ready to be sent, in the encoding its headers name. */
export function send(exchange: Exchange, { status, headers, body }: Leaving): void {
  const { request, response } = exchange;
  const etag = headers.ETag as string | undefined;
  if (status === 200 && etag && fresh(request.headers, { etag })) {
    const { "Content-Encoding": _encoding, "Content-Type": _type, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  const part = status === 200 ? partOf(request, headers, body) : undefined;
  if (part === "outside")
    return sendText(exchange, 416, noSuchPart, {
      "Content-Range": `bytes */${body.length}`,
    });
  const sent = part ? body.subarray(part.start, part.end + 1) : body;
  response.writeHead(part ? 206 : status, {
    ...headers,
    ...(part && { "Content-Range": `bytes ${part.start}-${part.end}/${body.length}` }),
    "Content-Length": sent.length,
  });
  response.end(request.method === "HEAD" ? undefined : sent);
}

/** Sends what was made for this request alone: with the headers of every answer, and compressed. */
export async function sendFresh(exchange: Exchange, leaving: Leaving): Promise<void> {
  const kept = Object.entries(leaving.headers).filter(([name]) => !internal.test(name.toLowerCase()));
  const given = canonicalCase(kept);
  const headers: OutgoingHttpHeaders = {
    ...commonHeaders(exchange.siteUrl),
    "Cache-Control": caching.never + (isPage(String(given["Content-Type"])) ? asItIs : ""),
    ...given,
  };
  const encoding = encodingOfFresh(exchange.request, headers, leaving.body);
  const vary = [headers["Vary"], encoding && "Accept-Encoding"].filter(Boolean).join(", ");
  const body = encoding ? await compressors[encoding](leaving.body) : leaving.body;
  send(exchange, {
    status: leaving.status,
    headers: { ...headers, ...(encoding && { "Content-Encoding": encoding }), ...(vary && { Vary: vary }) },
    body,
  });
}

/** Says in a few words why there is no more to answer. */
export function sendText(
  exchange: Exchange,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  send(exchange, {
    status,
    headers: {
      ...commonHeaders(exchange.siteUrl),
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": caching.never,
      ...headers,
    },
    body: Buffer.from(`${text}\n`),
  });
}

type Part = { start: number; end: number };

/** The part of a body asked for; undefined for all of it. A compressed body is one whole. */
function partOf(
  { method, headers: asked }: IncomingMessage,
  headers: OutgoingHttpHeaders,
  body: Uint8Array,
): Part | "outside" | undefined {
  if (method !== "GET" || !asked.range || headers["Content-Encoding"]) return undefined;
  if (asked["if-range"] && asked["if-range"] !== headers.ETag) return undefined;
  const parts = parseRange(body.length, withinBody(asked.range, body.length), { combine: true });
  if (parts === -1) return "outside";
  return parts !== -2 && parts.type === "bytes" && parts.length === 1 ? parts[0] : undefined;
}

/** The last bytes asked for are no more than there are: of more, RFC 9110 gives all. */
function withinBody(range: string, length: number): string {
  return range.replace(/(?<=[=,]\s*)-(\d+)/g, (_, last) => `-${Math.min(Number(last), length)}`);
}

function encodingOfFresh(
  { headers: asked }: IncomingMessage,
  headers: OutgoingHttpHeaders,
  body: Uint8Array,
): Exclude<Encoding, "identity"> | undefined {
  const type = String(headers["Content-Type"] ?? "");
  if (body.length < worthCompressing || isCompressed(type) || headers["Content-Encoding"]) return undefined;
  const [encoding] = encodingsFor(asked["accept-encoding"], Object.values(encodings));
  return encoding === "identity" ? undefined : encoding;
}

/** Header names as the rest of the server writes them, so that one replaces the other. */
function canonicalCase(headers: [string, OutgoingHttpHeaders[string]][]): OutgoingHttpHeaders {
  const named: [string, OutgoingHttpHeaders[string]][] = headers.map(([name, value]) => [
    name.toLowerCase() === "etag"
      ? "ETag"
      : name.toLowerCase().replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}
