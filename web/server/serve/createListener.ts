import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

import { own } from "studio/addresses";

import { formAgain, formPolicy } from "../../app/islands/contact/formAgain.ts";
import { queryNames } from "../../app/site/queryNames.ts";
import type { Metrics } from "../metrics.ts";
import { forHosts, notFound, redirects } from "../publish/fileOf.ts";
import type { Publisher } from "../publish/Publisher.ts";
import type { Answer } from "../publish/task.ts";
import type { Tasks } from "../publish/tasks.ts";
import { visitorAddress } from "../visitorAddress.ts";
import { Crowd } from "./Crowd.ts";
import { asItIs, caching, picturePolicy } from "./fileHeaders.ts";
import { Redirects } from "./redirects.ts";
import { isRefused, pathOf, unavailable, withoutSite } from "./refuse.ts";
import { type Exchange, sendFresh, sendText } from "./send.ts";
import { type Asking, type KeptParts, pictureHeaders, sendKept, sendPicture } from "./sendKept.ts";
import { toApplication } from "./toApplication.ts";

/** Addresses the application answers itself, on each request. */
export const dynamic = new RegExp(`^(${own.images}|${own.preview}|${own.search}$)`);
/** What other hosts read in the folder, and the scripts of a preview: no visitor does. */
const isUnserved = (path: string) => forHosts.test(path) || path.endsWith(".data");
/** No address has capitals, or a slash at its end: where one that is written with them may stand. */
export function plainOf(path: string): string | undefined {
  const plain = path.replace(/(?<=[^/])\/+$/, "").toLowerCase();
  return plain === path || isUnserved(plain) ? undefined : plain;
}

export const movedAway = "Cette page a changé d’adresse.";
const crowded = "Trop de demandes arrivent à la fois. Réessayez dans un instant.";
/** What cannot be made is tried again. */
const later = { "Retry-After": "5" };
const soon = { "Retry-After": "1" };

type Parts = KeptParts & {
  tasks: Tasks;
  publisher: Publisher;
  metrics: Metrics;
  env: { SITE_URL: string; TRUSTED_PROXIES: number };
  /** Answers of the server itself, by path. */
  own: ReadonlyMap<string, (exchange: Exchange) => Promise<void> | void>;
  /** Whether a browser that brings this cookie header was let in to the drafts. */
  readsDrafts: (cookies: string | undefined) => boolean;
  /** How long the application may take where the kept page can stand in for its answer, in milliseconds. */
  patience: number;
};

/** Answers a request: what is kept, else a redirect, else what the application makes of it. */
export function createListener(parts: Parts) {
  const { tasks, tree, publisher, metrics, env } = parts;
  const moved = new Redirects();
  const crowd = new Crowd();

  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = withoutSite(request.url ?? "/", request.headers, env.SITE_URL);
    request.url = url;
    const path = pathOf(url);
    const exchange: Asking = {
      request,
      response,
      siteUrl: env.SITE_URL,
      path: path ?? "/",
      search: searchOf(url),
    };
    response.once("close", () => metrics.served(response.statusCode));
    if (isRefused(exchange, path)) return;
    if (request.headers.expect) response.writeContinue();
    listen(exchange).catch((error: unknown) => {
      log(exchange, error);
      if (response.headersSent) response.destroy();
      else sendNone(exchange, unavailable, later);
    });
  };

  async function listen(asked: Asking): Promise<void> {
    const { path, search, request } = asked;
    const answer = parts.own.get(path);
    if (answer) return enter(asked, () => answer(asked));
    // What was built before is asked for by pages that are still open.
    const isBuilt = parts.built.has(path) || tree.get(path)?.group === "built";
    if (isBuilt && !isUnserved(path)) return sendPage(asked, path);
    if (path.startsWith(own.images) && (await sendPicture(parts, asked))) return;
    const isForm = request.method === "POST" && publisher.mayBe(path);
    if (isForm || dynamic.test(path) || parts.readsDrafts(request.headers.cookie)) return sendAnswer(asked);
    if (isUnserved(path)) return sendMissing(asked, path);
    const address = addressOf(path, search);
    if (address === undefined && tree.get(path)) return sendAnswer(asked);
    if (address !== undefined && tree.get(address)) return sendPage(asked, address);
    return elsewhere(asked, address ?? path);
  }

  /** Does what makes and sends an answer where there is room for it; else sends what is kept in its place, or that there is none. */
  async function enter(asked: Asking, work: () => Promise<void> | void): Promise<void> {
    const { headers, socket } = asked.request;
    const from = visitorAddress(headers, socket.remoteAddress, env.TRUSTED_PROXIES);
    const stranger = parts.readsDrafts(headers.cookie) ? undefined : from;
    if (await crowd.enter(asked, stranger, work)) return;
    if (!(await isStoodInFor(asked))) sendNone(asked, crowded, soon);
  }

  /** Of a query only what the page looks for counts, which its first page does not; undefined when the lake is to say what. */
  function addressOf(path: string, search: string): string | undefined {
    if (search === "") return path;
    const looked = tree.get(path)?.names;
    const names = queryNames.filter((name) => looked?.includes(name) ?? true);
    const telling = search
      .slice(1)
      .split("&")
      .filter((pair) => pair !== "page=1" && names.some((name) => pair.startsWith(`${name}=`)))
      .map((pair) => `${path}?${pair}`);
    if (telling.length === 0) return path;
    const kept = telling.find((address) => tree.get(address));
    return kept ?? telling.find((address) => address.startsWith(`${path}?page=`));
  }

  async function elsewhere(asked: Asking, address: string): Promise<void> {
    const { path, search } = asked;
    if (await sendMoved(asked)) return;
    const plain = plainOf(path);
    if (plain && (tree.get(plain) ?? dynamic.test(plain)))
      return sendRedirect(asked, encodeURI(plain) + search, 308, plain);
    return publisher.mayBe(address) ? sendAnswer(asked) : sendMissing(asked, address);
  }

  async function sendPage(asked: Asking, address: string): Promise<void> {
    if (!(await isSent(asked, address))) await sendAnswer(asked);
  }

  /** Sends what is kept of an address. @param lasting whether it stays so until the page changes: another may stand in. */
  function isSent(asked: Asking, address: string, lasting = address !== notFound): Promise<boolean> {
    return sendKept(parts, asked, address, lasting);
  }

  async function sendMissing(asked: Asking, address: string): Promise<void> {
    console.warn(`404 ${address}`);
    return sendPage(asked, notFound);
  }

  /** Sends on to where a path has gone. @returns whether it has gone anywhere. */
  async function sendMoved(asked: Asking): Promise<boolean> {
    await publisher.brought(redirects);
    const file = tree.held(redirects, "identity") ?? (await tree.read(redirects, "identity"));
    const target = file && moved.find(file, asked.path, asked.search);
    if (target) sendRedirect(asked, target.to, target.status, redirects);
    return target !== undefined;
  }

  /** Has the application answer this request. */
  async function sendAnswer(asked: Asking): Promise<void> {
    const question = await toApplication(asked.request, env, publisher.lastEvent);
    asked.body = question.body;
    await enter(asked, async () => {
      const answering = tasks.answer(question, "at once");
      const soonest = canStandIn(asked) ? Promise.race([answering, failing(parts.patience)]) : answering;
      await sendAnswered(asked, await soonest);
      await answering.catch((error: unknown) => log(asked, error));
    });
  }

  /** Whether what is kept of its path may be sent in place of an answer. */
  function canStandIn({ request, path, search }: Asking): boolean {
    if (request.method === "POST" || parts.readsDrafts(request.headers.cookie)) return false;
    return addressOf(path, search) === undefined && tree.get(path) !== undefined;
  }

  /** Sends what is kept of its path in place of an answer. @returns whether it may be. */
  async function isStoodInFor(asked: Asking): Promise<boolean> {
    return canStandIn(asked) && isSent({ ...asked, search: "" }, asked.path, false);
  }

  async function sendAnswered(asked: Asking, { status, headers, body }: Answer): Promise<void> {
    if (status === 404 && (await sendMoved(asked))) return;
    // Where a form is checked and stored, its page may still fail.
    if (status === 500 && asked.body) return sendNone(asked, unavailable, later);
    const failed = status >= 500 && asked.request.method !== "POST" && !dynamic.test(asked.path);
    const address = addressOf(asked.path, asked.search);
    if (failed && (await isStoodInFor(asked))) return;
    // What nobody knows while the lake is in trouble was not there when it was last well. Drafts may be elsewhere.
    const unknown = failed && !publisher.isListed(address ?? asked.path);
    const missing = unknown || (status === 404 && !dynamic.test(asked.path));
    const published = !parts.readsDrafts(asked.request.headers.cookie);
    if (published && missing && !tree.get(address ?? asked.path) && (await isSent(asked, notFound))) return;
    const cookies = headers.filter(([name]) => name === "set-cookie").map(([, value]) => value);
    const given = {
      ...Object.fromEntries(headers),
      ...(cookies.length > 0 && { "set-cookie": cookies }),
      ...(asked.path.startsWith(own.images) && {
        ...pictureHeaders(parts, asked),
        "content-security-policy": picturePolicy,
      }),
    };
    const sent = failed ? { ...given, ...later } : given;
    await sendFresh(asked, { status: failed ? 503 : status, headers: sent, body });
  }

  /** @param made the address that says where it leads. */
  function sendRedirect(asked: Asking, location: string, status: number, made: string): void {
    sendText(asked, status, movedAway, {
      Location: location,
      "Cache-Control": caching.asked,
      ...parts.tagHeaders(made),
    });
  }
}

/** Says that there is no answer now. A form comes back with what was typed. */
function sendNone(asked: Asking, reason: string, headers: Record<string, string>): void {
  const { body, request } = asked;
  if (!body || !request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded"))
    return sendText(asked, 503, reason, headers);
  sendText(asked, 503, formAgain(Buffer.from(body).toString(), reason), {
    ...headers,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": caching.never + asItIs,
    "Content-Security-Policy": formPolicy,
  });
}

/** What is answered where nothing has been for so long, in milliseconds. */
const failing = (patience: number) =>
  wait<Answer>(patience, { status: 503, headers: [], body: Buffer.of() }, { ref: false });

function log({ request, path }: Asking, error: unknown): void {
  // What follows the path may admit to the drafts.
  console.error(`${request.method} ${path}: ${String(error)}`);
}

function searchOf(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}
