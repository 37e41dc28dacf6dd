import { createMiddleware } from "hono/factory";
import { verify } from "hono/jwt";
import { jwtSecret } from "../keys.ts";

export type Caller = { role: "anon" | "authenticated" | "service_role"; claims: Record<string, unknown> };
export type GatewayEnv = { Variables: { caller: Caller } };

const roles = new Set(["anon", "authenticated", "service_role"]);

/** Who a JWT signed by this project says it is; undefined for anything else. */
export async function callerOf(token: string): Promise<Caller | undefined> {
  try {
    const claims = await verify(token, jwtSecret, "HS256");
    return roles.has(String(claims["role"])) ? { role: claims["role"] as Caller["role"], claims } : undefined;
  } catch {
    return undefined;
  }
}

export const bearer = (header: string | undefined) => /^Bearer (.+)$/i.exec(header ?? "")?.[1];

/** Hosted Supabase's front door to /rest and /auth: a key of the project first, then the bearer's JWT. */
export const requireApiKey = createMiddleware<GatewayEnv>(async (c, next) => {
  const key = c.req.header("apikey") ?? c.req.query("apikey");
  if (!key) {
    return c.json(
      { message: "No API key found in request", hint: "No `apikey` request header or url param was found." },
      401,
    );
  }
  const holder = await callerOf(key);
  if (!holder) {
    return c.json(
      { message: "Invalid API key", hint: "Double check your Supabase `anon` or `service_role` API key." },
      401,
    );
  }
  const token = bearer(c.req.header("authorization")) ?? key;
  const caller = token === key ? holder : await callerOf(token);
  if (!caller) {
    c.header("WWW-Authenticate", 'Bearer error="invalid_token"');
    return c.json(
      { code: "PGRST301", details: null, hint: null, message: "No suitable key or wrong key type" },
      401,
    );
  }
  c.set("caller", caller);
  return next();
});
