import type { IncomingMessage, ServerResponse } from "node:http";

import { getRequestListener } from "@hono/node-server";

import type { Page } from "./page.ts";
import type { Handle } from "./renderer.ts";
import { send } from "./send.ts";
import type { Site } from "./site.ts";

/** Addresses the application answers itself, on each request. */
const dynamic = /^\/(images|preview|healthz)(\/|$)|\.data$/;

type Parts = { site: Site; files: Map<string, Page>; handle: Handle };

/** Answers a request: a rendered page, a built file, else the application or the not-found page. */
export function createListener({ site, files, handle }: Parts) {
  const application = getRequestListener(handle);
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://site");
    const reading = request.method === "GET" || request.method === "HEAD";
    const drafts = request.headers.cookie?.includes("preview=");
    const file = reading ? files.get(pathname) : undefined;
    if (file) return send(request, response, file);
    if (!reading || drafts || dynamic.test(pathname)) return application(request, response);
    const page = site.page(addressOf(pathname, searchParams));
    if (page) return send(request, response, page);
    if (site.page(pathname.replace(/\/$/, ""))) return redirect(response, pathname.replace(/\/$/, ""));
    console.warn(`404 ${pathname}`);
    return site.notFound ? send(request, response, site.notFound) : application(request, response);
  };
}

/** Of a page's query only the type of a confirmation changes what it shows. */
function addressOf(pathname: string, query: URLSearchParams): string {
  const type = query.get("type");
  return pathname === "/confirmation" && type ? `/confirmation?type=${type}` : pathname;
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location }).end();
}
