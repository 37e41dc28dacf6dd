import type { IncomingMessage, ServerResponse } from "node:http";

import type { StoredResponse } from "./storedResponse.ts";

/** Answers with a page in the smallest form the browser takes, or with nothing when it has it already. */
export function send(request: IncomingMessage, response: ServerResponse, page: StoredResponse): void {
  const { ETag: etag } = page.headers;
  if (etag && request.headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304, page.headers).end();
    return;
  }
  const [body, encoding] = formOf(page, request.headers["accept-encoding"] ?? "");
  response.writeHead(page.status, {
    ...page.headers,
    ...(encoding && { "Content-Encoding": encoding }),
    "Content-Length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function formOf({ identity, br, gz }: StoredResponse, accepted: string): [Buffer, string | undefined] {
  if (br !== identity && /\bbr\b/.test(accepted)) return [br, "br"];
  if (gz !== identity && /\bgzip\b/.test(accepted)) return [gz, "gzip"];
  return [identity, undefined];
}
