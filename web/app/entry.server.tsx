import { createHash } from "node:crypto";

import { renderToReadableStream } from "react-dom/server.edge";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";

import { Placeholders } from "./pictures/Placeholders.ts";
import { placeholderStyles } from "./pictures/placeholderStyles.server.ts";
import { renderingContext } from "./site/contexts.ts";
import type { Site } from "./site/site.ts";
import { wholeCss } from "./styles/styles.ts";
import { withOwnStyles } from "./styles/withOwnStyles.server.ts";

/** Answers with the whole page at once: public pages run no code that could wait for the rest. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const site = routerContext.staticHandlerContext.loaderData.root as Site | undefined;
  const pictures: string[] = [];
  let failed = false;
  const router = <ServerRouter context={routerContext} url={request.url} />;
  const stream = await renderToReadableStream(
    site?.preview ? router : <Placeholders value={pictures}>{router}</Placeholders>,
    {
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  let html = await new Response(stream).text();
  // A page rendered from drafts may come to show what it did not at first.
  if (!site?.preview) {
    const page = await withOwnStyles(html);
    const css = page.css + (await placeholderStyles(pictures));
    html = page.html.replace(wholeCss, () => css);
    const { starter } = site ?? {};
    context.set(renderingContext, {
      ...context.get(renderingContext),
      styles: [hashOf(css)],
      scripts: starter && "hash" in starter ? [starter.hash] : [],
    });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: failed ? 500 : status, headers });
}

/** As a policy names what may stand in a page. */
function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

export { application } from "./application.server.ts";
