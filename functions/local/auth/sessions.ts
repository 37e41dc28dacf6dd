import { sign } from "hono/jwt";
import type pg from "pg";
import { jwtSecret } from "../keys.ts";
import type { User } from "./accounts.ts";
import { AuthError } from "./auth-error.ts";
import { newRefreshToken } from "./tokens.ts";

const lifetime = 3600;
/** In which a token that was used already may be used again: two tabs, or an answer that got lost. */
const reuseSeconds = 10;

/** The user as supabase-js knows one. */
export const userAnswer = (user: User) => ({
  id: user.id,
  aud: "authenticated",
  role: "authenticated",
  email: user.email,
  phone: "",
  email_confirmed_at: user.email_confirmed_at,
  confirmed_at: user.email_confirmed_at,
  last_sign_in_at: user.last_sign_in_at,
  app_metadata: { provider: "email", providers: ["email"] },
  user_metadata: {},
  identities: [],
  created_at: user.created_at,
  updated_at: user.last_sign_in_at ?? user.created_at,
  is_anonymous: false,
});

/** Begins a session for a user whose address is proven. */
export async function beginSession(client: pg.ClientBase, userId: string, issuer: string) {
  const { rows: users } = await client.query<User>(
    `update auth.users set last_sign_in_at = now(), email_confirmed_at = coalesce(email_confirmed_at, now())
     where id = $1 returning *`,
    [userId],
  );
  const { rows } = await client.query("insert into auth.sessions (user_id) values ($1) returning id", [
    userId,
  ]);
  return sessionAnswer(client, users[0]!, rows[0].id, issuer);
}

/**
 * Trades a refresh token for the next. One that was traded before, some time ago, is in two hands: the
 * session ends for both. Undefined when it just did; the transaction is then to be kept.
 */
export async function refreshSession(client: pg.ClientBase, token: string, issuer: string) {
  // Two that use it at once take turns; the second then reads what the first has left.
  await client.query(
    "select from auth.sessions where id = (select session_id from auth.refresh_tokens where token = $1) for update",
    [token],
  );
  const { rows } = await client.query(
    `select t.session_id, s.user_id, t.used_at is not null as used,
       t.used_at < clock_timestamp() - make_interval(secs => $2) as stolen
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token = $1`,
    [token, reuseSeconds],
  );
  const found = rows[0];
  if (!found) {
    throw new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  }
  if (found.stolen) {
    await client.query("delete from auth.sessions where id = $1", [found.session_id]);
    return undefined;
  }
  const { rows: users } = await client.query<User>("select * from auth.users where id = $1", [found.user_id]);
  if (found.used) {
    const { rows: active } = await client.query(
      "select token from auth.refresh_tokens where session_id = $1 and used_at is null",
      [found.session_id],
    );
    return sessionAnswer(client, users[0]!, found.session_id, issuer, active[0].token);
  }
  await client.query("update auth.refresh_tokens set used_at = now() where token = $1", [token]);
  return sessionAnswer(client, users[0]!, found.session_id, issuer);
}

async function sessionAnswer(
  client: pg.ClientBase,
  user: User,
  sessionId: string,
  issuer: string,
  token = newRefreshToken(),
) {
  await client.query(
    "insert into auth.refresh_tokens (token, session_id) values ($1, $2) on conflict do nothing",
    [token, sessionId],
  );
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    sub: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    iat: now,
    exp: now + lifetime,
    session_id: sessionId,
    aal: "aal1",
    amr: [{ method: "otp", timestamp: now }],
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    is_anonymous: false,
  };
  return {
    access_token: await sign(claims, jwtSecret, "HS256"),
    token_type: "bearer",
    expires_in: lifetime,
    expires_at: now + lifetime,
    refresh_token: token,
    user: userAnswer(user),
  };
}

/** Ends this session, the others, or all of them. */
export async function endSessions(client: pg.ClientBase, userId: string, sessionId: string, scope: string) {
  const which = { local: "and id = $2", others: "and id <> $2", global: "and $2::uuid is not null" }[scope];
  if (!which) throw new AuthError(400, "validation_failed", "Unsupported logout scope");
  await client.query(`delete from auth.sessions where user_id = $1 ${which}`, [userId, sessionId]);
}
