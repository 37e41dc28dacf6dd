import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

import { folders } from "functions/folders";
import { own } from "studio/addresses";
import { siteAnswerPath } from "studio/siteAnswer";

import type { Rated } from "./Rate.ts";
import { type Exchange, sendText } from "./send.ts";
import { webhookPath } from "./webhookAnswers.ts";

type Refusal = { status: number; reason: string; headers?: Record<string, string> };

/** Who may send what where, how many answers that no file holds are made together, and what is asked of the lake for them. */
export type PathRule = {
  path: RegExp;
  methods: string[];
  mostBytes: number;
  together: number;
  asks?: Rated;
};

const readAlone = { methods: ["GET", "HEAD"], mostBytes: 0 };

/** The first rule that fits a path says it. */
const pathRules: PathRule[] = [
  {
    path: new RegExp(`^${webhookPath}$`),
    methods: ["POST"],
    mostBytes: 256 * 1024,
    together: Infinity,
  },
  // Each has pages looked through.
  { path: new RegExp(`^${siteAnswerPath}$`), ...readAlone, together: 32, asks: "lake" },
  {
    path: new RegExp(`^(${[own.alive, own.ready, own.metrics].join("|")})$`),
    ...readAlone,
    together: Infinity,
  },
  { path: new RegExp(`^${own.assets}`), ...readAlone, together: 64 },
  { path: new RegExp(`^${own.images}`), ...readAlone, together: 64, asks: "pictures" },
  {
    path: new RegExp(`^(${[own.social, own.preview].join("|")})|\\.[a-z0-9]+$`),
    ...readAlone,
    together: 64,
    asks: "lake",
  },
  {
    path: new RegExp(
      `^(${Object.values(folders).join("|")})[^/]+/*$|^(${[own.search, own.confirmation, own.notFound].join("|")}|/_\\w+)/*$`,
    ),
    ...readAlone,
    together: 64,
    asks: "lake",
  },
  // The contact form may stand on any other page; more than its fields can hold.
  {
    path: /^/,
    methods: ["GET", "HEAD", "POST"],
    mostBytes: 64 * 1024,
    together: 64,
    asks: "lake",
  },
];

const longestAddress = 4_096;
export const unavailable = "Le site ne peut pas répondre pour le moment. Réessayez dans un instant.";

export const ruleOf = (path: string): PathRule => pathRules.find((rule) => rule.path.test(path))!;

/** Says why a request is not listened to. @returns whether it is not. */
export function isRefused(exchange: Exchange, path: string | undefined): boolean {
  const { request, response, siteUrl } = exchange;
  const refusal = refusalOf(request, path, siteUrl);
  if (!refusal) return false;
  // The rest of a body nobody reads would be taken for the next request.
  if (request.method !== "GET" && request.method !== "HEAD") response.shouldKeepAlive = false;
  sendText(exchange, refusal.status, refusal.reason, refusal.headers);
  return true;
}

/** Why a request is not listened to; undefined when it is. Nothing of its body has been read. */
function refusalOf(
  { method = "", url = "", headers, rawHeaders, httpVersion }: IncomingMessage,
  path: string | undefined,
  siteUrl: string,
): Refusal | undefined {
  if (url.length > longestAddress) return { status: 414, reason: "Cette adresse est trop longue." };
  if (path === undefined) return { status: 400, reason: "Cette adresse n’est pas valable." };
  if (headers.host === undefined && httpVersion !== "1.0")
    return { status: 400, reason: "Le nom du site manque dans la demande." };
  if (hostsIn(rawHeaders) > 1) return { status: 400, reason: "Le nom du site est donné deux fois." };
  if (headers.expect && !/^100-continue$/i.test(headers.expect))
    return { status: 417, reason: "Le site ne peut pas répondre à cette attente." };
  const { methods, mostBytes } = ruleOf(path);
  if (!methods.includes(method))
    return {
      status: 405,
      reason: "Cette adresse n’accepte pas cette méthode.",
      headers: { Allow: methods.join(", ") },
    };
  const reading = method === "GET" || method === "HEAD";
  if (reading) return undefined;
  if (isFromElsewhere(headers, siteUrl))
    return { status: 400, reason: "Ce formulaire a été envoyé depuis un autre site." };
  // A browser says how long a form is; what does not is not one of ours.
  const length = Number(headers["content-length"]);
  if (!Number.isInteger(length)) return { status: 411, reason: "La longueur de l’envoi manque." };
  return length <= mostBytes ? undefined : { status: 413, reason: "Cet envoi est trop long." };
}

/** How often a request names the site: `headers` has the first alone, and to ask for all of them apart takes long. */
function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at]!)) count++;
  return count;
}

/**
 * Whether a browser says that another site had it send this. What a browser of today says of that is believed before
 * `Origin`, which is « null » where a visitor hides from which page they come, and before the name of a site that is
 * reached by several.
 */
function isFromElsewhere(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, host, "sec-fetch-site": from } = headers;
  if (from !== undefined) return from !== "same-origin" && from !== "none";
  if (origin === undefined) return false;
  return ![new URL(siteUrl).origin, `http://${host}`, `https://${host}`].includes(origin);
}

/** An address as requests usually write it: one that names this site first, as those of a proxy may, without its name. */
export function withoutSite(url: string, { host }: IncomingHttpHeaders, siteUrl: string): string {
  const [site = ""] = /^https?:\/\/[^/?#]*/i.exec(url) ?? [];
  const name = URL.parse(site)?.host;
  const names = [siteUrl, `http://${host ?? ""}`].map((own) => URL.parse(own)?.host);
  if (name === undefined || !names.includes(name)) return url;
  return url.slice(site.length).replace(/^(?!\/)/, "/");
}

/** A control character, or a way up: browsers have gone it before they ask, and each server reads it in its own way. */
const senseless = /\p{Cc}|(^|[/\\])\.{1,2}([/\\]|$)/u;

/** The path of an address, decoded; undefined when it is none. */
export function pathOf(url: string): string | undefined {
  const end = url.search(/[?#]/);
  const written = end < 0 ? url : url.slice(0, end);
  if (!/^\/(?!\/)/.test(written)) return undefined;
  try {
    const path = written.includes("%") ? decodeURI(written) : written;
    return senseless.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
