import { createMiddleware } from "hono/factory";
import { verify } from "hono/jwt";
import { jwtSecret, publishableKey, secretKey } from "../keys.ts";

export type Caller = { role: "anon" | "authenticated" | "service_role"; claims: Record<string, unknown> };
export type GatewayEnv = { Variables: { caller: Caller } };

const roles = new Set(["anon", "authenticated", "service_role"]);
const holders = new Map<string, Caller>([
  [publishableKey, { role: "anon", claims: { role: "anon" } }],
  [secretKey, { role: "service_role", claims: { role: "service_role" } }],
]);

/** Who a JWT signed by this project says it is; undefined for anything else, or once it has expired. */
export async function callerOf(token: string): Promise<Caller | undefined> {
  const caller = await read(token);
  return caller === "expired" ? undefined : caller;
}

async function read(token: string): Promise<Caller | "expired" | undefined> {
  try {
    const claims = await verify(token, jwtSecret, "HS256");
    return roles.has(String(claims["role"])) ? { role: claims["role"] as Caller["role"], claims } : undefined;
  } catch (error) {
    return (error as Error).name === "JwtTokenExpired" ? "expired" : undefined;
  }
}

export const bearer = (header: string | undefined) => /^Bearer (.+)$/i.exec(header ?? "")?.[1];

/** Hosted Supabase's front door to /rest and /auth: a key of the project. */
export const requireApiKey = createMiddleware<GatewayEnv>(async (c, next) => {
  const key = c.req.header("apikey") ?? c.req.query("apikey");
  if (!key) {
    return c.json(
      { message: "No API key found in request", hint: "No `apikey` request header or url param was found." },
      401,
    );
  }
  const holder = holders.get(key) ?? (await callerOf(key));
  if (!holder) {
    return c.json({ message: "Invalid API key", hint: "Double check your API key." }, 401);
  }
  c.set("caller", holder);
  return next();
});

/** PostgREST's own door: who bears a JWT is who it says, else who the key says; supabase-js sends a key as both. */
export const requireCaller = createMiddleware<GatewayEnv>(async (c, next) => {
  const token = bearer(c.req.header("authorization"));
  const caller = token === undefined || token.startsWith("sb_") ? c.get("caller") : await read(token);
  if (caller === "expired" || !caller) {
    c.header("WWW-Authenticate", 'Bearer error="invalid_token"');
    const [code, message] = caller
      ? ["PGRST303", "JWT expired"]
      : ["PGRST301", "No suitable key or wrong key type"];
    return c.json({ code, details: null, hint: null, message }, 401);
  }
  c.set("caller", caller);
  return next();
});
