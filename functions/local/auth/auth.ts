import { type Context, Hono } from "hono";
import type pg from "pg";
import { z } from "zod";
import { bearer, callerOf } from "../gateway/api-key.ts";
import { accountOf, issueOneTimeToken, redeemCode, redeemLink, type User } from "./accounts.ts";
import { AuthError } from "./auth-error.ts";
import { beginSession, endSessions, refreshSession, userAnswer } from "./sessions.ts";
import type { SendSignIn } from "./sign-in-mail.ts";

const secondsBetweenMails = 60;

export type AuthOptions = {
  pool: pg.Pool;
  send: SendSignIn;
  /** Where this Auth is: the issuer of its tokens. */
  url: string;
  /** Where a link may lead back to; the first when none was asked for, or another. */
  redirects: string[];
  /** Who `devSignIn` signs in, and where. */
  dev: { email: string; page: string };
};

const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email("Unable to validate email address: invalid format"));
const bodies = {
  otp: z.object({
    email,
    create_user: z.boolean().default(true),
  }),
  verify: z.union([
    z.object({ token_hash: z.string().min(1) }),
    z.object({ email, token: z.string().min(1) }),
  ]),
  refresh: z.object({ refresh_token: z.string().regex(/^[\w-]+$/) }),
};

/** What supabase-js asks of Supabase Auth for signing in by e-mail, with its answers and its refusals. */
export function auth({ pool, send, url, redirects, dev }: AuthOptions) {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof AuthError) {
      return c.json({ code: error.status, error_code: error.code, msg: error.message }, error.status as 400);
    }
    console.error(`Auth : ${error.message}`);
    return c.json({ code: 500, error_code: "unexpected_failure", msg: "Unexpected failure" }, 500);
  });

  app.post("/otp", async (c) => {
    const body = await read(c, bodies.otp);
    await inTransaction(async (client) => {
      const user = await accountOf(client, body.email, body.create_user);
      await mailSignIn(client, user, allowed(c.req.query("redirect_to")));
    });
    return c.json({});
  });

  app.post("/verify", async (c) => {
    const body = await read(c, bodies.verify);
    const session = await inTransaction(async (client) => {
      const userId =
        "token_hash" in body
          ? await redeemLink(client, body.token_hash)
          : await redeemCode(client, body.email, body.token);
      return beginSession(client, userId, url);
    });
    return c.json(session);
  });

  app.post("/token", async (c) => {
    const grant = c.req.query("grant_type");
    if (grant !== "refresh_token") throw new AuthError(400, "validation_failed", "unsupported_grant_type");
    const { refresh_token: token } = await read(c, bodies.refresh);
    const session = await inTransaction((client) => refreshSession(client, token, url));
    if (!session) {
      throw new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
    }
    return c.json(session);
  });

  app.get("/user", async (c) => c.json(userAnswer((await signedIn(c)).user)));

  app.post("/logout", async (c) => {
    const { user, sessionId } = await signedIn(c);
    await inTransaction((client) =>
      endSessions(client, user.id, sessionId, c.req.query("scope") ?? "global"),
    );
    return c.body(null, 204);
  });

  app.all("*", () => {
    throw new AuthError(404, "not_found", "This local Auth signs in by e-mail only");
  });

  async function mailSignIn(client: pg.ClientBase, user: User, redirectTo: string) {
    const since = user.mailed_at ? (Date.now() - user.mailed_at.getTime()) / 1000 : Infinity;
    if (since < secondsBetweenMails) {
      const left = Math.ceil(secondsBetweenMails - since);
      throw new AuthError(
        429,
        "over_email_send_rate_limit",
        `For security purposes, you can only request this after ${left} seconds.`,
      );
    }
    const secrets = await issueOneTimeToken(client, user);
    // Undone with the rest when the mail cannot be sent: who tries again at once may.
    await client.query("update auth.users set mailed_at = now() where id = $1", [user.id]);
    await send({ to: user.email, redirectTo, ...secrets }).catch((error: Error) => {
      console.error(`Auth : ${error.message}`);
      throw new AuthError(500, "unexpected_failure", "Error sending magic link email");
    });
  }

  async function signedIn(c: Context): Promise<{ user: User; sessionId: string }> {
    const token = bearer(c.req.header("authorization"));
    if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
    const caller = await callerOf(token);
    if (!caller) throw new AuthError(403, "bad_jwt", "invalid JWT: unable to parse or verify signature");
    const { session_id: sessionId, sub } = caller.claims;
    if (!sub || !sessionId) throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
    const { rows } = await pool.query<User>(
      "select u.* from auth.users u join auth.sessions s on s.user_id = u.id where s.id = $1",
      [sessionId],
    );
    if (!rows[0]) {
      throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
    }
    return { user: rows[0], sessionId: sessionId as string };
  }

  /** An address of an allowed origin, or else the first allowed one. */
  function allowed(asked: string | undefined): string {
    const origin = URL.canParse(asked ?? "") ? new URL(asked!).origin : undefined;
    return redirects.some((redirect) => new URL(redirect).origin === origin)
      ? new URL(asked!).href
      : redirects[0]!;
  }

  async function inTransaction<Result>(work: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on("error", onError);
    try {
      await client.query("begin");
      const result = await work(client);
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch(onError);
      throw error;
    } finally {
      client.off("error", onError);
      client.release(broken);
    }
  }
  /** What a mail would lead a developer to, without one. */
  async function devSignIn(): Promise<string> {
    const { tokenHash } = await inTransaction(async (client) =>
      issueOneTimeToken(client, await accountOf(client, dev.email, true)),
    );
    return `${dev.page}#token_hash=${tokenHash}`;
  }
  return { app, devSignIn };
}

async function read<Body>(c: Context, shape: z.ZodType<Body>): Promise<Body> {
  const parsed = shape.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new AuthError(400, "validation_failed", parsed.error.issues[0]?.message ?? "Invalid body");
}
