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
       created_at = now()`,
    [user.id, hashOf(secrets.tokenHash), hashOf(secrets.code)],
  );
  return secrets;
}

const expired = () => new AuthError(403, "otp_expired", "Token has expired or is invalid");

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

/** Takes a code, likewise. A wrong one spends nothing: as hosted, its length alone keeps out who guesses. */
export async function redeemCode(client: pg.ClientBase, email: string, code: string): Promise<string> {
  const { rows } = await client.query(
    `delete from auth.one_time_tokens t using auth.users u
     where u.id = t.user_id and u.email = $1 and t.code_hash = $2 and t.created_at > now() - interval '1 hour'
     returning t.user_id`,
    [email, hashOf(code)],
  );
  if (!rows[0]) throw expired();
  return rows[0].user_id;
}
