import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";

import Negotiator from "negotiator";
import { own } from "studio/addresses";

import { queryNames } from "../../app/site/queryNames.ts";
import type { Metrics } from "../metrics.ts";
import type { PictureKeeper } from "../publish/PictureKeeper.ts";
import type { Publisher } from "../publish/Publisher.ts";
import type { Answer, Asked } from "../publish/task.ts";
import type { Tasks } from "../publish/tasks.ts";
import { type Encoding, encodings } from "../publish/encodings.ts";
import { etagOf } from "../publish/etagOf.ts";
import { forHosts, notFound, redirects } from "../publish/fileOf.ts";
import type { Body, Tree } from "../publish/Tree.ts";
import { bodyOf } from "./bodyOf.ts";
import { encodingFor } from "./encodingFor.ts";
import { fileHeaders, picturePolicy } from "./fileHeaders.ts";
import { Redirects } from "./redirects.ts";
import { type PathRule, pathOf, refusalOf, ruleOf, withoutSite } from "./refuse.ts";
import { type Exchange, send, sendFresh, sendText } from "./send.ts";
import { visitorAddress } from "../visitorAddress.ts";

/** Addresses the application answers itself, on each request. */
const dynamic = new RegExp(`^(${own.images}|${own.preview}|${own.search}$)`);
/** What other hosts read in the folder, and the scripts of a preview: no visitor does. */
const isUnserved = (path: string) => forHosts.test(path) || path.endsWith(".data");
const unavailable = "Le site ne peut pas répondre pour le moment. Réessayez dans un instant.";
const crowded = "Trop de demandes arrivent à la fois. Réessayez dans un instant.";
const headersKept = new WeakMap<Body, Record<string, string>>();

/** A request whose address is read. */
type Asking = Exchange & { path: string; search: string };

type Parts = {
  tasks: Tasks;
  tree: Tree;
  publisher: Publisher;
  pictures: Pick<PictureKeeper, "read">;
  metrics: Metrics;
  env: { SITE_URL: string; TRUSTED_PROXIES: number };
  /** Headers by which a CDN can be told later that this address answers otherwise. */
  tagHeaders: (address: string) => Record<string, string>;
  /** Headers by which a CDN keeps a page until then. */
  lastingHeaders: Record<string, string>;
  /** Headers by which a CDN does not give all browsers the picture that one takes. */
  negotiatedHeaders: Record<string, string>;
  /** The files of the application's build, by address: the same for who reads drafts. */
  built: ReadonlyMap<string, string>;
  /** Answers of the server itself, by path. */
  own: ReadonlyMap<string, (exchange: Exchange) => Promise<void> | void>;
  /** Whether a browser that brings this cookie header was let in to the drafts. */
  readsDrafts: (cookies: string | undefined) => boolean;
};

/** Answers a request: what is kept, else a redirect, else what the application makes of it. */
export function createListener(parts: Parts) {
  const { tasks, tree, publisher, metrics, env } = parts;
  const moved = new Redirects();
  /** How many answers are being made for a rule, for those who send a form apart: readers do not keep them out. */
  const making = { reading: new Map<PathRule, number>(), sending: new Map<PathRule, number>() };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = withoutSite(request.url ?? "/", request.headers, env.SITE_URL);
    request.url = url;
    const path = pathOf(url);
    const exchange = { request, response, siteUrl: env.SITE_URL, path: path ?? "/", search: searchOf(url) };
    response.once("close", () => metrics.served(response.statusCode));
    const refusal = refusalOf(request, path, env.SITE_URL);
    if (refusal) {
      // The rest of a body nobody reads would be taken for the next request.
      if (request.method !== "GET" && request.method !== "HEAD") response.shouldKeepAlive = false;
      return sendText(exchange, refusal.status, refusal.reason, refusal.headers);
    }
    if (request.headers.expect) response.writeContinue();
    listen(exchange).catch((error: unknown) => {
      console.error(`${request.method} ${url}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else sendText(exchange, 503, unavailable, { "Retry-After": "5" });
    });
  };

  async function listen(asked: Asking): Promise<void> {
    const { path, search, request } = asked;
    const answer = parts.own.get(path);
    if (answer) return unlessCrowded(asked, () => answer(asked));
    if (parts.built.has(path) && !isUnserved(path)) return sendPage(asked, path);
    if (path.startsWith(own.images) && (await sendPicture(asked))) return;
    if (request.method === "POST" || dynamic.test(path) || parts.readsDrafts(request.headers.cookie))
      return sendAnswer(asked);
    if (isUnserved(path)) return sendMissing(asked, path);
    const address = addressOf(path, search);
    if (address === undefined) return sendAnswer(asked);
    if (tree.get(address)) return sendPage(asked, address);
    return elsewhere(asked, address);
  }

  /** Of a query only what changes the page counts, which its first page does not; undefined when the lake is to say what. */
  function addressOf(path: string, search: string): string | undefined {
    const telling = search
      .slice(1)
      .split("&")
      .filter((pair) => pair !== "page=1" && queryNames.some((name) => pair.startsWith(`${name}=`)))
      .map((pair) => `${path}?${pair}`);
    if (telling.length === 0) return path;
    const kept = telling.find((address) => tree.get(address));
    return kept ?? telling.find((address) => address.startsWith(`${path}?page=`));
  }

  async function elsewhere(asked: Asking, address: string): Promise<void> {
    const { path, search } = asked;
    if (await sendMoved(asked)) return;
    // No address has capitals, or a slash at its end.
    const plain = path.replace(/\/+$/, "").toLowerCase();
    if (plain !== path && (tree.get(plain) ?? dynamic.test(plain)))
      return sendRedirect(asked, encodeURI(plain) + search, 308, plain);
    return publisher.mayBe(address) ? sendAnswer(asked) : sendMissing(asked, address);
  }

  async function sendMissing(asked: Asking, address: string): Promise<void> {
    console.warn(`404 ${address}`);
    return tree.get(notFound) ? sendPage(asked, notFound) : sendAnswer(asked);
  }

  /** Sends on to where a path has gone. @returns whether it has gone anywhere. */
  async function sendMoved(asked: Asking): Promise<boolean> {
    await publisher.brought(redirects);
    const file = tree.held(redirects, "identity") ?? (await tree.read(redirects, "identity"));
    const target = file && moved.find(file, asked.path, asked.search);
    if (target) sendRedirect(asked, target.to, target.status, redirects);
    return target !== undefined;
  }

  /** @param lasting whether this address has this answer until the page changes: another page may stand in for it. */
  async function sendPage(asked: Asking, address: string, lasting = address !== notFound): Promise<void> {
    await publisher.brought(address);
    const file = tree.get(address);
    if (!file) return sendUnkept(asked, address);
    const { "accept-encoding": accepted, range } = asked.request.headers;
    const encoding = range ? "identity" : encodingFor(accepted, file.forms);
    const body = tree.held(address, encoding) ?? (await tree.read(address, encoding));
    if (!body) {
      // Cut, or taken away by somebody: it is made again, and answered meanwhile.
      publisher.broken(address);
      return sendUnkept(asked, address);
    }
    const headers = headersOf(body, address, encoding);
    // What is not found here may come to stand here.
    const tags = parts.tagHeaders(address === notFound ? asked.path : address);
    const status = address === notFound ? 404 : 200;
    const kept = lasting ? parts.lastingHeaders : {};
    send(asked, { status, headers: { ...headers, ...tags, ...kept }, body: body.bytes });
  }

  /** Sends what the tree does not hold, or not whole: a built file as it was built, all else as it is made for this request. */
  async function sendUnkept(asked: Asking, address: string): Promise<void> {
    const file = parts.built.get(address);
    if (!file) return sendAnswer(asked);
    const body = await readFile(file);
    const headers = {
      ...fileHeaders(address, env.SITE_URL),
      ETag: `"${etagOf(body)}"`,
      Vary: "Accept-Encoding",
      ...parts.tagHeaders(address),
    };
    send(asked, { status: 200, headers, body });
  }

  /** The same as long as the body is. */
  function headersOf(body: Body, address: string, encoding: Encoding): Record<string, string> {
    const known = headersKept.get(body);
    if (known) return known;
    const compressed = (tree.get(address)?.forms.length ?? 1) > 1;
    const headers = {
      ...fileHeaders(address, env.SITE_URL),
      ETag: `"${body.etag}${encodings[encoding]}"`,
      ...(compressed ? { Vary: "Accept-Encoding" } : { "Accept-Ranges": "bytes" }),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    };
    headersKept.set(body, headers);
    return headers;
  }

  /** Sends a picture that a page shows. @returns whether it is kept. */
  async function sendPicture(asked: Asking): Promise<boolean> {
    // A browser that says « anything » may mean what it knew when it was made.
    const taken = new Negotiator(asked.request).mediaTypes();
    const picture = await parts.pictures.read(asked.path, asked.search.slice(1), taken);
    if (!picture) return false;
    const { file, etag, bytes } = picture;
    const headers = { ...fileHeaders(file, env.SITE_URL), ETag: `"${etag}"`, "Accept-Ranges": "bytes" };
    send(asked, { status: 200, headers: { ...headers, ...cdnHeadersOf(asked) }, body: bytes });
    return true;
  }

  /** What a CDN is told of a picture: all that are made from one file go with it. */
  function cdnHeadersOf({ path, search }: Asking): Record<string, string> {
    return { ...parts.tagHeaders(path), ...(search.includes("auto=format") && parts.negotiatedHeaders) };
  }

  /** Does what makes and sends an answer, unless too many are being made for this rule. */
  async function unlessCrowded(asked: Asking, work: () => Promise<void> | void): Promise<void> {
    const rule = ruleOf(asked.path);
    const inside = making[asked.request.method === "POST" ? "sending" : "reading"];
    const count = inside.get(rule) ?? 0;
    if (count >= rule.together) return sendText(asked, 503, crowded, { "Retry-After": "1" });
    inside.set(rule, count + 1);
    try {
      await work();
    } finally {
      inside.set(rule, inside.get(rule)! - 1);
    }
  }

  /** Has the application answer this request. */
  async function sendAnswer(asked: Asking): Promise<void> {
    const question = await toApplication(asked.request);
    await unlessCrowded(asked, async () => sendAnswered(asked, await tasks.answer(question, "at once")));
  }

  async function sendAnswered(asked: Asking, { status, headers, body }: Answer): Promise<void> {
    if (status === 404 && (await sendMoved(asked))) return;
    const failed = status >= 500 && asked.request.method !== "POST" && !dynamic.test(asked.path);
    const address = addressOf(asked.path, asked.search);
    if (failed && address === undefined && tree.get(asked.path))
      return sendPage({ ...asked, search: "" }, asked.path, false);
    // What nobody knows while the lake is in trouble was not there when it was last well. Drafts may be elsewhere.
    const unknown = failed && !publisher.isListed(address ?? asked.path);
    const missing = unknown || (status === 404 && !dynamic.test(asked.path));
    const published = !parts.readsDrafts(asked.request.headers.cookie);
    if (published && missing && !tree.get(address ?? asked.path) && tree.get(notFound))
      return sendPage(asked, notFound);
    const cookies = headers.filter(([name]) => name === "set-cookie").map(([, value]) => value);
    const given = {
      ...Object.fromEntries(headers),
      ...(cookies.length > 0 && { "set-cookie": cookies }),
      ...(asked.path.startsWith(own.images) && {
        ...cdnHeadersOf(asked),
        "content-security-policy": picturePolicy,
      }),
    };
    await sendFresh(asked, { status, headers: given, body });
  }

  async function toApplication(request: IncomingMessage): Promise<Asked> {
    const { method = "GET", url = "/", headers, socket } = request;
    const given = Object.entries(headers).filter(([name]) => !fromOutside.test(name));
    const address = visitorAddress(headers, socket.remoteAddress, env.TRUSTED_PROXIES);
    return {
      url: env.SITE_URL + url,
      // React Router leaves out of its answer to HEAD how long it would be.
      method: method === "HEAD" ? "GET" : method,
      headers: [
        ...given.map(([name, value]) => [name, String(value)] as [string, string]),
        ["x-visitor-address", address],
      ],
      body: method === "POST" ? await bodyOf(request) : undefined,
      lastEvent: publisher.lastEvent,
    };
  }

  /** @param made the address that says where it leads. */
  function sendRedirect(asked: Asking, location: string, status: number, made: string): void {
    sendText(asked, status, "Cette page a changé d’adresse.", {
      Location: location,
      "Cache-Control": "public, max-age=0, must-revalidate",
      ...parts.tagHeaders(made),
    });
  }
}

function searchOf(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}

/** What only this server may say to the application, what it has looked at itself, and what belongs to the connection. */
const fromOutside =
  /^(x-visitor-address|x-proxy-secret|x-forwarded-.*|forwarded|origin|host|connection|transfer-encoding|keep-alive|upgrade|expect)$/;
