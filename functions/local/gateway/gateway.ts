import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type pg from "pg";
import { auth, type AuthOptions } from "../auth/auth.ts";
import { type GatewayEnv, requireApiKey, requireCaller } from "./api-key.ts";
import { foreign } from "../local-only.ts";
import { asCaller } from "./as-caller.ts";
import { functionProxy } from "./function-proxy.ts";
import { rest } from "./rest.ts";

const atMost = (megabytes: number) =>
  bodyLimit({
    maxSize: megabytes * 1024 * 1024,
    onError: (c) =>
      c.json(
        {
          code: "413",
          details: null,
          hint: `Send at most ${megabytes} MB.`,
          message: "Request body too large",
        },
        413,
      ),
  });
const [usual, ofCalls] = [atMost(1), atMost(8)];

/** Hosted Supabase's API as the site uses it, in front of a local database and local functions. */
export function createGateway(options: {
  pool: pg.Pool;
  auth: AuthOptions;
  origins: string[];
  addressOf: (name: string) => string | undefined;
  /** Process ids by name once everything is ready; undefined until then. */
  health: () => Record<string, number | undefined> | undefined;
}) {
  const gateway = new Hono<GatewayEnv>();

  gateway.use("*", async (c, next) => {
    const asked = { host: c.req.header("host"), origin: c.req.header("origin") };
    const refusal = foreign(asked, options.origins);
    return refusal ? c.json(refusal, refusal.status) : next();
  });
  gateway.get("/healthz", async (c) => {
    const pids = options.health();
    const health = { text: "select public.mail_health() as mails", values: [] };
    const mails = await asCaller(options.pool, { role: "anon", claims: {} }, c.req.raw, health).then(
      ({ rows }) => rows[0].mails,
      () => null,
    );
    const ready = pids !== undefined && mails !== null;
    return c.json({ ready, pids, mails }, ready ? 200 : 503);
  });
  gateway.use(
    "*",
    cors({
      origin: options.origins,
      allowMethods: ["GET", "HEAD", "POST", "PATCH"],
      exposeHeaders: ["Content-Range", "Content-Location"],
      maxAge: 3600,
    }),
    // What the assistant has read takes some megabytes; of its own PostgREST has no limit.
    (c, next) => (c.req.path.startsWith("/rest/v1/rpc/") ? ofCalls : usual)(c, next),
  );
  gateway.use("/rest/*", requireApiKey, requireCaller);
  gateway.route("/rest/v1", rest(options.pool));
  const { app, devSignIn } = auth(options.auth);
  gateway.use("/auth/*", requireApiKey);
  gateway.route("/auth/v1", app);
  gateway.get("/sign-in", async (c) => {
    // A picture of any page asks as well, and each new code takes the place of the last.
    if (c.req.header("sec-fetch-site") !== "cross-site") return c.redirect(await devSignIn(), 303);
    return c.json({ code: "foreign_origin", message: "Origine non autorisée." }, 403);
  });
  gateway.route("/functions/v1", functionProxy(options.addressOf));

  gateway.notFound((c) => c.json({ message: "no Route matched with those values" }, 404));
  gateway.onError((error, c) => {
    console.error(`Passerelle : ${error.message}`);
    return c.json({ code: "500", details: null, hint: null, message: "Internal error" }, 500);
  });
  return gateway;
}
