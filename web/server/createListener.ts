import type { IncomingMessage, ServerResponse } from "node:http";

import { getRequestListener } from "@hono/node-server";

import { findRedirect } from "./redirects.ts";
import type { Application } from "./loadApplication.ts";
import type { SecurityHeaders } from "./securityHeaders.ts";
import { send } from "./send.ts";
import type { Site } from "./site.ts";
import { type StoredResponse, storeResponse } from "./storedResponse.ts";
import { withVisitor } from "./withVisitor.ts";

/** Addresses the application answers itself, on each request. */
const dynamic = /^\/(images|preview|healthz)(\/|$)|\.data$/;
/** The Brotli quality of what is compressed while a visitor waits. */
const quick = 4;
/** Those it answers while their file is still to be made. */
const unmade = /^\/social\/|\.(md|xml|txt|pdf|ics)$/;

type Parts = {
  application: Application;
  site: Site;
  files: Map<string, StoredResponse>;
  securityHeaders: SecurityHeaders;
};

/** Answers a request: a rendered page, a built file, else the application or the not-found page. */
export function createListener({ application, site, files, securityHeaders }: Parts) {
  const { env, redirects, handle } = application;
  const unkept = getRequestListener(async (request, { incoming }) => {
    const { remoteAddress } = incoming.socket;
    const posted = request.method === "POST";
    const { response } = await handle(
      posted ? withVisitor(request, remoteAddress, env.TRUSTED_PROXIES) : request,
    );
    return response;
  });
  /** Renders for this request only, with all that a rendered page has. */
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const rendered = await handle(new Request(env.SITE_URL + (request.url ?? "/")));
      const missing = rendered.response.status === 404 ? site.notFound : undefined;
      send(request, response, missing ?? (await storeResponse(rendered, securityHeaders, quick)));
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const url = URL.parse(request.url ?? "/", "http://site");
    if (!url) return refuse(response, 400, "Cette adresse n’est pas valable.");
    if (isTooLarge(request)) return refuse(response, 413, "Ce formulaire est trop grand.");
    const { pathname, search, searchParams } = url;
    const reading = request.method === "GET" || request.method === "HEAD";
    const drafts = request.headers.cookie?.includes("preview=");
    const file = reading ? files.get(pathname) : undefined;
    if (file) return send(request, response, file);
    if (!reading || drafts || dynamic.test(pathname)) return unkept(request, response);
    const page = site.page(addressOf(pathname, searchParams));
    if (page) return send(request, response, page);
    const moved = findRedirect(site.page(redirects.address), pathname, search);
    if (moved) return redirect(response, moved.to, moved.status);
    if (pathname === "/recherche" || unmade.test(pathname)) return void answer(request, response);
    const isNumbered = searchParams.has("page");
    if (!isNumbered && site.page(pathname.replace(/\/$/, ""))) return redirect(response, pathname.replace(/\/$/, ""));
    console.warn(`404 ${pathname}`);
    return site.notFound ? send(request, response, site.notFound) : unkept(request, response);
  };
}

/** Of a page's query only the type of a confirmation and the number of a list's page change what it shows. */
function addressOf(pathname: string, query: URLSearchParams): string {
  const type = query.get("type");
  if (pathname === "/confirmation") return type ? `/confirmation?type=${type}` : pathname;
  const number = query.get("page") ?? "1";
  return number === "1" ? pathname : `${pathname}?page=${number}`;
}

function redirect(response: ServerResponse, location: string, status = 308): void {
  response.writeHead(status, { Location: location }).end();
}

/** More than a form's fields can hold, in bytes; what does not say its length is not one of our forms. */
const formLimit = 64 * 1024;

function isTooLarge({ method, headers }: IncomingMessage): boolean {
  return method === "POST" && !(Number(headers["content-length"]) <= formLimit);
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  // The rest of a body nobody reads would be taken for the next request.
  response
    .writeHead(status, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" })
    .end(`${reason}\n`);
}
