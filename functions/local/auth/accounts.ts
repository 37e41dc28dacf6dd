import type pg from "pg";
import { AuthError } from "./auth-error.ts";
import { hashOf, newCode, newTokenHash } from "./tokens.ts";

export type User = {
  id: string;
  email: string;
  created_at: Date;
  email_confirmed_at: Date | null;
  last_sign_in_at: Date | null;
  mailed_at: Date | null;
};

/** The account of an address, locked until the transaction ends; made when the project's hook lets it. */
export async function accountOf(client: pg.ClientBase, email: string, create: boolean): Promise<User> {
  const find = () => client.query<User>("select * from auth.users where email = $1 for update", [email]);
  const { rows } = await find();
  if (rows[0]) return rows[0];
  if (!create) throw new AuthError(422, "otp_disabled", "Signups not allowed for otp");
  const { rows: answers } = await client.query("select public.before_user_created($1) as answer", [
    JSON.stringify({ metadata: { name: "before-user-created" }, user: { email } }),
  ]);
  const refusal = answers[0]?.answer?.error;
  if (refusal) throw new AuthError(refusal.http_code, "unknown", refusal.message);
  await client.query("insert into auth.users (email) values ($1) on conflict do nothing", [email]);
  return (await find()).rows[0]!;
}

/** What a link brings and a code for a user, in the place of earlier ones. */
export async function issueOneTimeToken(client: pg.ClientBase, user: User) {
  const secrets = { tokenHash: newTokenHash(), code: newCode() };
  await client.query(
    `insert into auth.one_time_tokens (user_id, link_hash, code_hash) values ($1, $2, $3)
     on conflict (user_id) do update set link_hash = excluded.link_hash, code_hash = excluded.code_hash,
       guesses = 0, created_at = now()`,
    [user.id, hashOf(secrets.tokenHash), hashOf(secrets.code)],
  );
  return secrets;
}

export const expired = () => new AuthError(403, "otp_expired", "Token has expired or is invalid");
const mostGuesses = 10;

/** Takes what a link brought, once and within the hour. */
export async function redeemLink(client: pg.ClientBase, tokenHash: string): Promise<string> {
  const { rows } = await client.query(
    `delete from auth.one_time_tokens where link_hash = $1 and created_at > now() - interval '1 hour'
     returning user_id`,
    [hashOf(tokenHash)],
  );
  if (!rows[0]) throw expired();
  return rows[0].user_id;
}

/**
 * Takes the code; undefined for a wrong one, which is counted: after ten none is right. Its link stays, for who guesses
 * may have nothing but the address.
 */
export async function redeemCode(
  client: pg.ClientBase,
  email: string,
  code: string,
): Promise<string | undefined> {
  const { rows } = await client.query(
    `select t.user_id, t.code_hash from auth.one_time_tokens t join auth.users u on u.id = t.user_id
     where u.email = $1 and t.created_at > now() - interval '1 hour' and t.guesses < $2 for update of t`,
    [email, mostGuesses],
  );
  const token = rows[0];
  if (!token) return undefined;
  if (token.code_hash === hashOf(code)) {
    await client.query("delete from auth.one_time_tokens where user_id = $1", [token.user_id]);
    return token.user_id;
  }
  await client.query("update auth.one_time_tokens set guesses = guesses + 1 where user_id = $1", [
    token.user_id,
  ]);
  return undefined;
}
