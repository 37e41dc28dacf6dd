import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

import Negotiator from "negotiator";

import type { Metrics } from "../metrics.ts";
import type { PictureKeeper } from "../publish/PictureKeeper.ts";
import type { Publisher } from "../publish/Publisher.ts";
import type { Asked } from "../publish/task.ts";
import type { Tasks } from "../publish/tasks.ts";
import { encodings, type Encoding, notFound, redirects, type Tree } from "../publish/Tree.ts";
import { encodingFor } from "./encodingFor.ts";
import { fileHeaders } from "./fileHeaders.ts";
import { Redirects } from "./redirects.ts";
import { pathOf, refusalOf } from "./refuse.ts";
import { type Exchange, send, sendFresh, sendText } from "./send.ts";
import { visitorAddress } from "../visitorAddress.ts";

/** Addresses the application answers itself, on each request. */
const dynamic = /^\/(images|preview)\/|^\/recherche$|\.data$/;
const unavailable = "Le site ne peut pas répondre pour le moment. Réessayez dans un instant.";
const encodingOf = Object.fromEntries(
  Object.entries(encodings).map(([encoding, suffix]) => [suffix, encoding]),
) as Record<string, Encoding>;

type Parts = {
  tasks: Tasks;
  tree: Tree;
  publisher: Publisher;
  pictures: Pick<PictureKeeper, "read">;
  metrics: Metrics;
  env: { SITE_URL: string; TRUSTED_PROXIES: number };
  /** Headers by which a CDN can be told later that this address answers otherwise. */
  tagHeaders: (address: string) => Record<string, string>;
  /** The files of the application's build, by address: the same for who reads drafts. */
  built: ReadonlyMap<string, string>;
  /** What a query may name that changes what a page shows. */
  queryNames: () => readonly string[];
  /** Answers of the server itself, by path. */
  own: ReadonlyMap<string, (exchange: Exchange) => Promise<void> | void>;
  /** Whether a browser that brings this cookie header was let in to the drafts. */
  readsDrafts: (cookies: string | undefined) => boolean;
};

/** Answers a request: what is kept, else a redirect, else what the application makes of it. */
export function createListener(parts: Parts) {
  const { tasks, tree, publisher, metrics, env } = parts;
  const moved = new Redirects();

  return (request: IncomingMessage, response: ServerResponse): void => {
    const exchange = { request, response };
    response.once("close", () => metrics.served(response.statusCode));
    const refusal = refusalOf(request);
    if (refusal) {
      // The rest of a body nobody reads would be taken for the next request.
      response.shouldKeepAlive = request.method === "GET" || request.method === "HEAD";
      return sendText(exchange, refusal.status, refusal.reason, refusal.headers);
    }
    listen(exchange).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else sendText(exchange, 503, unavailable, { "Retry-After": "5" });
    });
  };

  async function listen(exchange: Exchange): Promise<void> {
    const { method, url = "/", headers } = exchange.request;
    const path = pathOf(url) ?? "/";
    const own = parts.own.get(path);
    if (own) return own(exchange);
    if (parts.built.has(path) && tree.get(path)) return sendPage(exchange, path);
    const search = url.includes("?") ? url.slice(url.indexOf("?")) : "";
    if (path.startsWith("/images/") && (await sendPicture(exchange, path, search.slice(1)))) return;
    if (method === "POST" || dynamic.test(path) || parts.readsDrafts(headers.cookie))
      return sendAnswer(exchange);
    const address = addressOf(path, search);
    if (address === undefined) return sendAnswer(exchange);
    if (tree.get(address)) return sendPage(exchange, address);
    return elsewhere(exchange, path, search);
  }

  /** Of a query only what changes the page counts; undefined when it asks for one that is not kept. */
  function addressOf(path: string, search: string): string | undefined {
    const telling = search
      .slice(1)
      .split("&")
      .filter((pair) => parts.queryNames().includes(pair.split("=")[0] ?? ""));
    if (telling.length === 0) return path;
    return telling.map((pair) => `${path}?${pair}`).find((address) => tree.get(address));
  }

  async function elsewhere(exchange: Exchange, path: string, search: string): Promise<void> {
    const file = tree.held(redirects, "identity") ?? (await tree.read(redirects, "identity"));
    const target = file && moved.find(file, path, search);
    if (target) return sendRedirect(exchange, target.to, target.status, parts.tagHeaders(redirects));
    const plain = path.replace(/\/+$/, "");
    if (plain !== path && tree.get(plain))
      return sendRedirect(exchange, encodeURI(plain) + search, 308, parts.tagHeaders(plain));
    if (publisher.mayBe(path)) return sendAnswer(exchange);
    console.warn(`404 ${path}`);
    return tree.get(notFound) ? sendPage(exchange, notFound) : sendAnswer(exchange);
  }

  async function sendPage(exchange: Exchange, address: string): Promise<void> {
    const kept = tree.get(address);
    if (!kept) return sendAnswer(exchange);
    publisher.want(address);
    const { "accept-encoding": accepted, range } = exchange.request.headers;
    const available = kept.forms.map((suffix) => encodingOf[suffix]!);
    const encoding = range ? "identity" : encodingFor(accepted, available);
    const body = tree.held(address, encoding) ?? (await tree.read(address, encoding));
    if (!body) {
      // Cut, or taken away by somebody: it is made again, and answered meanwhile.
      publisher.broken(address);
      return sendAnswer(exchange);
    }
    const { etag, bytes } = body;
    send(exchange, {
      status: address === notFound ? 404 : 200,
      headers: {
        ...fileHeaders(address, env.SITE_URL),
        ETag: `"${etag}${encodings[encoding]}"`,
        ...(available.length > 1 && { Vary: "Accept-Encoding" }),
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
        ...(available.length === 1 && { "Accept-Ranges": "bytes" }),
        // What is not found here may come to stand here.
        ...parts.tagHeaders(address === notFound ? (pathOf(exchange.request.url ?? "/") ?? "/") : address),
      },
      body: bytes,
    });
  }

  /** Sends a picture that a page shows. @returns whether it is kept. */
  async function sendPicture(exchange: Exchange, path: string, query: string): Promise<boolean> {
    // A browser that says « anything » may mean what it knew when it was made.
    const taken = new Negotiator(exchange.request).mediaTypes();
    const picture = await parts.pictures.read(path, query, taken);
    if (!picture) return false;
    const { file, etag, bytes } = picture;
    send(exchange, {
      status: 200,
      headers: { ...fileHeaders(file, env.SITE_URL), ETag: `"${etag}"`, "Accept-Ranges": "bytes" },
      body: bytes,
    });
    return true;
  }

  /** Has the application answer this request. */
  async function sendAnswer(exchange: Exchange): Promise<void> {
    const { status, headers, body } = await tasks.answer(await asked(exchange.request), "at once");
    const path = pathOf(exchange.request.url ?? "/") ?? "/";
    // What nobody knows while the lake is in trouble was not there when it was last well.
    const missing = status === 404 || (status >= 500 && exchange.request.method !== "POST");
    if (missing && !dynamic.test(path) && !tree.get(path) && tree.get(notFound))
      return sendPage(exchange, notFound);
    const cookies = headers.filter(([name]) => name === "set-cookie").map(([, value]) => value);
    await sendFresh(
      exchange,
      {
        status,
        headers: { ...Object.fromEntries(headers), ...(cookies.length > 0 && { "set-cookie": cookies }) },
        body,
      },
      env.SITE_URL,
    );
  }

  async function asked(request: IncomingMessage): Promise<Asked> {
    const { method = "GET", url = "/", headers, socket } = request;
    const given = Object.entries(headers).filter(([name]) => !fromOutside.test(name));
    const address = visitorAddress(headers, socket.remoteAddress, env.TRUSTED_PROXIES);
    return {
      url: env.SITE_URL + url,
      method,
      headers: [
        ...given.map(([name, value]) => [name, String(value)] as [string, string]),
        ["x-visitor-address", address],
      ],
      body: method === "POST" ? await buffer(request) : undefined,
      lastEvent: publisher.lastEvent,
    };
  }

  function sendRedirect(
    exchange: Exchange,
    location: string,
    status: number,
    tags: Record<string, string>,
  ): void {
    sendText(exchange, status, "Cette page est ailleurs.", {
      Location: location,
      "Cache-Control": "public, max-age=0, must-revalidate",
      ...tags,
    });
  }
}

/** What only this server may say to the application, and what belongs to the connection. */
const fromOutside =
  /^(x-visitor-address|x-proxy-secret|x-forwarded-.*|forwarded|host|connection|transfer-encoding|keep-alive|upgrade|expect)$/;
