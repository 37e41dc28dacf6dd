import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { badRequest, notFound, Problem } from "./problem.ts";
import { projectId } from "./project.ts";

const streams = /^\/v[^/]+\/data\/(listen|live)\//;

/**
 * The lake has no accounts: it answers only requests addressed to this machine, from programs on it or from
 * pages of the Studio and the site.
 */
export function guard(origins: string[]): MiddlewareHandler {
  const tickets = streamTickets();

  return async (context, next) => {
    const url = new URL(context.req.url);
    const origin = context.req.header("origin");
    const label = localLabel(context.req.header("host") ?? "");
    const ticketed = label.startsWith("sse-");
    const allowed = ticketed
      ? tickets.check(label) && streams.test(url.pathname)
      : !origin || origins.includes(origin);
    if (!allowed)
      throw new Problem(403, "forbiddenError", `Origin "${origin ?? ""}" is not the Studio's or the site's`);
    const named = context.req.header("x-sanity-project-id") ?? (ticketed ? projectId : label);
    if (named && named !== projectId)
      throw notFound(`Project "${named}" not found: this lake has only "${projectId}"`);

    if (context.req.method === "OPTIONS")
      return preflight(origin, context.req.header("access-control-request-headers"));
    if (origin && !ticketed && streams.test(url.pathname)) {
      // A browser opens six connections per host, and one open document needs as many streams.
      url.hostname = `${tickets.issue()}.localhost`;
      context.header("location", url.href);
      context.header("cache-control", "no-store");
      context.status(307);
      context.res = context.body(null);
    } else await next();
    for (const [name, value] of Object.entries(corsHeaders(origin)))
      context.header(name, value, { append: name === "vary" });
    return undefined;
  };
}

/** The part before `.localhost`, "" without one; throws for a name that is not this machine's (DNS rebinding). */
export function localLabel(host: string): string {
  const hostname = host.replace(/:\d+$/, "").toLowerCase();
  if (["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return "";
  const label = /^([a-z0-9-]+)\.localhost$/.exec(hostname)?.[1];
  if (label === undefined) throw badRequest(`Host "${hostname}" is not this machine`);
  return label;
}

function corsHeaders(origin: string | undefined): Record<string, string> {
  if (!origin) return { vary: "Origin" };
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "etag, content-length",
  };
}

function preflight(origin: string | undefined, requested: string | undefined): Response {
  const headers = {
    ...corsHeaders(origin),
    "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": requested ?? "content-type",
    "access-control-max-age": "86400",
  };
  return new Response(null, { status: 204, headers });
}

/**
 * Host names for streams. A redirect to another host makes the browser send `Origin: null`, so the name itself
 * proves that an allowed origin was redirected to it.
 */
function streamTickets() {
  const secret = randomBytes(32);
  const sign = (nonce: string) => createHmac("sha256", secret).update(nonce).digest("hex").slice(0, 32);
  return {
    issue() {
      const nonce = randomBytes(4).toString("hex");
      return `sse-${nonce}-${sign(nonce)}`;
    },
    check(label: string) {
      const [, nonce = "", signature = ""] = /^sse-([0-9a-f]{8})-([0-9a-f]{32})$/.exec(label) ?? [];
      return signature !== "" && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(nonce)));
    },
  };
}
