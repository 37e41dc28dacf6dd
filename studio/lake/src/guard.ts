import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Access, Identity } from "./access.ts";
import { keep } from "./keep.ts";
import type { IsAllowedOrigin } from "./origins.ts";
import { badRequest, notFound, Problem } from "./problem.ts";
import type { Project } from "./project.ts";
import type { LakeContext, LakeEnv } from "./requestContext.ts";

const streams = /^\/v[^/]+\/data\/(listen|live)\//;

type Options = { projects: Map<string, Project>; access: Access; isAllowed: IsAllowedOrigin };

/**
 * Answers only requests addressed to this machine, from programs on it or from pages of allowed origins, and knows
 * which project they are for and who asks.
 */
export function guard({ projects, access, isAllowed }: Options): MiddlewareHandler<LakeEnv> {
  const tickets = streamTickets();

  return async (context, next) => {
    const url = new URL(context.req.url);
    const origin = context.req.header("origin");
    const label = localLabel(context.req.header("host") ?? "");
    const ticket = tickets.of(label);
    const mayAsk = label.startsWith("sse-")
      ? ticket && streams.test(url.pathname)
      : !origin || isAllowed(origin);
    if (!mayAsk) throw forbidden(`Origin "${origin ?? ""}" may not use this lake`);
    if (!ticket && !origin && isSentByAnotherSite(context, isAllowed))
      throw forbidden("Another website may not send a browser here");

    const project =
      ticket?.project ?? projectOf(projects, context.req.header("x-sanity-project-id") ?? label);
    context.set("project", project);
    if (context.req.method === "OPTIONS")
      return preflight(origin, context.req.header("access-control-request-headers"));
    const identity = ticket?.identity ?? access.identify(context.req.header("authorization"), origin);
    context.set("identity", identity);

    if (origin && !ticket && streams.test(url.pathname)) {
      // A browser opens six connections per host, and one open document needs as many streams.
      url.hostname = `${tickets.issue({ project, identity })}.localhost`;
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

const forbidden = (description: string) => new Problem(403, "forbiddenError", description);

/** The project a request names by header or host; without a name, the first. */
function projectOf(projects: Map<string, Project>, name: string): Project {
  const project = name === "" ? [...projects.values()][0] : projects.get(name);
  if (project) return project;
  const known = [...projects.keys()].map((id) => `"${id}"`).join(", ");
  throw notFound(`Project "${name}" not found: this lake has ${known}`);
}

/** A picture or a link, which has no Origin: a Studio and `<project>.localhost` are two sites to a browser too. */
function isSentByAnotherSite({ req }: LakeContext, isAllowed: IsAllowedOrigin): boolean {
  if (req.header("sec-fetch-site") !== "cross-site") return false;
  const referrer = URL.parse(req.header("referer") ?? "")?.origin;
  return referrer === undefined || !isAllowed(referrer);
}

const sanityHosts = ["api.sanity.io", "apicdn.sanity.io", "cdn.sanity.io"];

/**
 * The part before `.localhost`, "" without one; throws for a name that is not this machine's (DNS rebinding). Sanity's
 * own names are what a command says that `lake exec` runs.
 */
export function localLabel(host: string): string {
  const hostname = host.replace(/:\d+$/, "").toLowerCase();
  if (["localhost", "127.0.0.1", "[::1]", ...sanityHosts].includes(hostname)) return "";
  const label = /^([a-z0-9_-]+)\.(?:localhost|api\.sanity\.io|apicdn\.sanity\.io)$/.exec(hostname)?.[1];
  if (label === undefined) throw badRequest(`Host "${hostname}" is not this machine`);
  return label;
}

export function corsHeaders(origin: string | undefined): Record<string, string> {
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

type Ticket = { project: Project; identity: Identity };
const mostTickets = 10_000;

/**
 * Host names for streams. A redirect to another host makes the browser send `Origin: null` and no credentials: the
 * name itself, which no one can guess, says that an allowed origin was redirected to it, and for whom.
 */
function streamTickets() {
  const issued = new Map<string, Ticket>();
  return {
    issue(ticket: Ticket): string {
      const label = `sse-${randomBytes(20).toString("hex")}`;
      keep(issued, label, mostTickets, () => ticket);
      return label;
    },
    of: (label: string): Ticket | undefined => issued.get(label),
  };
}
