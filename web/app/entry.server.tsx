import { createHash, randomBytes } from "node:crypto";

import { LRUCache } from "lru-cache";
import { renderToReadableStream, renderToString } from "react-dom/server.edge";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";

import { ContentMoved } from "./content/content.ts";
import { printable } from "./content/printable.ts";
import { env } from "./env.server.ts";
import { Placeholders } from "./pictures/Placeholders.ts";
import { placeholderStyles } from "./pictures/placeholderStyles.server.ts";
import { framers } from "./resources/framers.ts";
import { pagePolicy, policyOf } from "./site/pagePolicy.ts";
import type { Site } from "./site/site.ts";
import { ownStyles } from "./styles/styles.ts";
import { withOwnStyles } from "./styles/withOwnStyles.server.ts";

/** Answers with the whole page at once: public pages run no code that could wait for the rest. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const site = routerContext.staticHandlerContext.loaderData.root as Site | undefined;
  const answered = site?.preview
    ? await renderDraft(request, routerContext, site.preview.studioUrl)
    : await renderPage(request, routerContext, site);
  for (const [name, value] of Object.entries(answered.headers ?? {})) headers.set(name, value);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(answered.html, { status: answered.failed ? 500 : status, headers });
}

/** What is tried again and again, and what strangers ask for, is told once a minute. */
const told = new LRUCache<string, true>({ max: 100, ttl: 60_000 });

/**
 * What the lake changed under is begun again, and what is wrong with a request is told to who sent it: neither is an error
 * here. What comes without its stack has been told before.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  const isKnown = error instanceof ContentMoved || isTheirs || (error instanceof Error && !error.stack);
  if (request.signal.aborted || isKnown || told.has(String(error))) return;
  told.set(String(error), true);
  console.error(error);
};

type Answered = { html: string; failed?: boolean; headers?: Record<string, string> };

/** A page with its own styles, and the policy that lets in these and the starter. */
async function renderPage(
  request: Request,
  context: EntryContext,
  site: Site | undefined,
): Promise<Answered> {
  const pictures: string[] = [];
  const html = printable(
    `<!DOCTYPE html>${renderToString(
      <Placeholders value={pictures}>
        <ServerRouter context={context} url={request.url} />
      </Placeholders>,
    )}`,
  );
  const page = await withOwnStyles(html);
  const css = page.css + (await placeholderStyles(pictures));
  const { starter } = site ?? {};
  const scripts = starter && "hash" in starter ? [starter.hash] : [];
  const policy = policyOf({ styles: [hashOf(css)], scripts }, env.SUPABASE_URL);
  return { html: page.html.replace(ownStyles, () => css).replace(pagePolicy, () => policy) };
}

/** A page rendered from drafts may come to show what it did not at first: it has every style, and the router's scripts. */
async function renderDraft(request: Request, context: EntryContext, studioUrl: string): Promise<Answered> {
  const nonce = randomBytes(16).toString("base64");
  const page = await toHtml(<ServerRouter context={context} url={request.url} nonce={nonce} />, nonce);
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The overlays of click-to-edit bring their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "connect-src *",
    "base-uri 'none'",
    `frame-ancestors 'self' ${framers(studioUrl)}`,
  ].join("; ");
  return { ...page, headers: { "Content-Security-Policy": policy } };
}

async function toHtml(element: React.ReactElement, nonce: string): Promise<Answered> {
  let failed = false;
  const stream = await renderToReadableStream(element, {
    nonce,
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await stream.allReady;
  return { html: printable(await new Response(stream).text()), failed };
}

/** As a policy names what may stand in a page. */
function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

export { application } from "./application.server.ts";
