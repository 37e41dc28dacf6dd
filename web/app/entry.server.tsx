import { renderToReadableStream } from "react-dom/server.edge";
import { type EntryContext, ServerRouter } from "react-router";

import { loader } from "./islands/code.server.ts";
import { withPlaceholders } from "./pictures/placeholders.server.ts";
import { withOwnStyles } from "./styles/styles.ts";

/** Answers with the whole page at once: public pages run no code that could wait for the rest. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  let failed = false;
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  // The one script that may stand in a page, for web/server to allow it.
  if ("hash" in loader) headers.set("X-Script-Hash", loader.hash);
  const page = isHydrated(routerContext) ? html : withoutSlashes(await withPlaceholders(withOwnStyles(html)));
  return new Response(page, { status: failed ? 500 : status, headers });
}

/** React closes void elements as XML does, which means nothing in HTML. */
function withoutSlashes(html: string): string {
  return html.replace(/<(br|hr|img|input|link|meta|source)\b([^<>]*)\/>/g, "<$1$2>");
}

/** A preview may come to show what it did not at first. */
function isHydrated({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Boolean((loaderData.root as { preview?: object } | undefined)?.preview);
}
