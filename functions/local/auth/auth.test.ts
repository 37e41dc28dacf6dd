import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anonKey } from "../keys.ts";
import { startSystem, type System } from "../testing/system.ts";
import { subject } from "./sign-in-mail.ts";

let system: System;
let db: pg.Client;
let redirectTo: string;
/** On the list; another for each test, for one gets a mail a minute. */
let email: string;

beforeAll(async () => {
  system = await startSystem({ SWEEP_SECONDS: "0" });
  db = await system.connect();
  redirectTo = `${system.studio}/demandes`;
});
afterAll(async () => {
  await db.end();
  await system.stop();
});
beforeEach(async () => {
  email = `staff.${randomUUID()}@example.be`;
  await db.query("insert into staff (email, name) values ($1, 'Zoé')", [email]);
});

/** A browser of its own, as the Studio makes its client. */
function browser(): SupabaseClient {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createClient(system.url, anonKey, {
    auth: { storage, persistSession: true, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

const ask = (client: SupabaseClient, to = redirectTo) =>
  client.auth.signInWithOtp({ email, options: { emailRedirectTo: to } });

type Mail = { to: { address: string }[]; subject: string; html: string };
async function mailsTo(address: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${system.mailboxUrl}/api/email`)).json()) as Mail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}
async function lastMail() {
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0);
  const [mail] = await mailsTo(email);
  return {
    subject: mail!.subject,
    link: /href="([^"]+)"/.exec(mail!.html)![1]!.replaceAll("&amp;", "&"),
    code: /<strong>(\d{10})<\/strong>/.exec(mail!.html)![1]!,
  };
}
/** What the Studio does with the address that a link leads to. */
const follow = (link: string, client = browser()) =>
  client.auth.verifyOtp({
    token_hash: new URLSearchParams(new URL(link).hash.slice(1)).get("token_hash")!,
    type: "email",
  });
const mayAskAgain = () => age("users", "mailed_at", "61 seconds");
/** Lets time pass for what Auth keeps. */
async function age(table: string, column: string, by: string) {
  const admin = await system.connect("supabase_admin");
  await admin.query(`update auth.${table} set ${column} = ${column} - $1::interval`, [by]);
  await admin.end();
}
async function signedIn() {
  const client = browser();
  await ask(client);
  const { data, error } = await client.auth.verifyOtp({
    email,
    token: (await lastMail()).code,
    type: "email",
  });
  expect(error).toBeNull();
  return { client, session: data.session! };
}

describe("staff who ask for a link", () => {
  test("follow it to where they asked and are signed in there, once, in whatever browser it opens", async () => {
    const place = `${redirectTo}/1?etat=all&classe=2`;
    expect((await ask(browser(), place)).error).toBeNull();
    const { link, subject: written } = await lastMail();
    expect(written).toBe("Votre connexion au Studio");
    // Behind the address, where no server is told of it: a scanner that looks at the link spends nothing.
    expect([link.split("#")[0], new URL(link).hash]).toEqual([
      place,
      expect.stringMatching(/^#token_hash=\w{56}$/),
    ]);

    const client = browser();
    const { data, error } = await follow(link, client);
    expect([error, data.user?.email]).toEqual([null, email]);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    expect((await client.rpc("is_staff")).data).toBe(true);
    expect((await follow(link)).error).toMatchObject({ status: 403, code: "otp_expired" });
  });

  test("may copy the code instead, in small letters or large", async () => {
    const client = browser();
    await client.auth.signInWithOtp({ email: email.toUpperCase() });
    const { code } = await lastMail();
    const { data, error } = await client.auth.verifyOtp({
      email: ` ${email}`.trim(),
      token: code,
      type: "email",
    });
    expect([error, data.user?.email]).toEqual([null, email]);
  });

  test("are led back to allowed addresses only", async () => {
    await ask(browser(), "https://evil.example/demandes");
    expect(new URL((await lastMail()).link).origin).toBe(system.studio);
  });

  test("get one mail a minute", async () => {
    const client = browser();
    expect((await ask(client)).error).toBeNull();
    const { error } = await ask(client);
    expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    expect(error!.message).toMatch(/after ([1-5]?\d|60) seconds/);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("may use the latest mail's link only, and within the hour", async () => {
    const client = browser();
    await ask(client);
    const first = await lastMail();
    await mayAskAgain();
    await ask(client);
    expect((await follow(first.link)).error?.code).toBe("otp_expired");
    await age("one_time_tokens", "created_at", "61 minutes");
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    const codes = (await mailsTo(email)).map(({ html }) => /<strong>(\d{10})/.exec(html)![1]!);
    for (const token of codes) {
      const { error } = await client.auth.verifyOtp({ email, token, type: "email" });
      expect(error).toMatchObject({ status: 403, code: "otp_expired" });
    }
  });
});

test("who guesses at a code is refused, and spends nothing of its owner's", async () => {
  const client = browser();
  await ask(client);
  const { code } = await lastMail();
  const token = String((Number(code) + 1) % 10 ** 10).padStart(10, "0");
  const { error } = await client.auth.verifyOtp({ email, token, type: "email" });
  expect(error).toMatchObject({ status: 403, code: "otp_expired" });
  expect((await client.auth.verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
});

describe("who is not on the list", () => {
  test("is told so, gets no mail and no account", async () => {
    const stranger = `stranger.${randomUUID()}@example.be`;
    const { error } = await browser().auth.signInWithOtp({ email: stranger });
    expect([error?.status, error?.message]).toEqual([
      403,
      "Cette adresse ne figure pas sur la liste des personnes autorisées.",
    ]);
    expect((await db.query("select from auth.users where email = $1", [stranger])).rowCount).toBe(0);
    expect(await mailsTo(stranger)).toEqual([]);
  });
  test("cannot sign up with a password, or as nobody", async () => {
    const client = browser();
    for (const { error } of [
      await client.auth.signUp({ email, password: "a password" }),
      await client.auth.signInWithPassword({ email, password: "a password" }),
      await client.auth.signInAnonymously(),
    ])
      expect(error).not.toBeNull();
  });
  test("any more loses the session at once", async () => {
    const { client, session } = await signedIn();
    expect((await client.rpc("is_staff")).data).toBe(true);
    await db.query("delete from staff where email = $1", [email]);
    expect((await client.rpc("is_staff")).data).toBe(false);
    expect((await client.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect((await client.auth.getUser(session.access_token)).error?.name).toBe("AuthSessionMissingError");
  });
});

describe("a session", () => {
  test("is renewed, with another refresh token each time", async () => {
    const { client, session } = await signedIn();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session!.refresh_token).not.toBe(session.refresh_token);
    expect(data.session!.access_token.split(".")).toHaveLength(3);
  });

  test("survives two tabs that renew it at once", async () => {
    const { session } = await signedIn();
    const { refresh_token } = session;
    const renewed = await Promise.all([1, 2].map(() => browser().auth.refreshSession({ refresh_token })));
    expect(renewed.map(({ error }) => error)).toEqual([null, null]);
    expect(new Set(renewed.map(({ data }) => data.session!.refresh_token)).size).toBe(1);
  });

  test("ends for both when a refresh token is used again later", async () => {
    const { client, session } = await signedIn();
    await client.auth.refreshSession();
    await age("refresh_tokens", "used_at", "11 seconds");
    const { refresh_token } = session;
    const { error } = await browser().auth.refreshSession({ refresh_token });
    expect(error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
    expect((await client.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect((await client.auth.getUser(session.access_token)).error?.name).toBe("AuthSessionMissingError");
  });

  test.each([
    ["old", "refresh_token_not_found"],
    ["\0", "validation_failed"],
  ])("from elsewhere (%j) is told that it is none, and is dropped", async (token, code) => {
    const { error } = await browser().auth.refreshSession({ refresh_token: token });
    expect(error).toMatchObject({ status: 400, code });
  });

  test("ends when who has it signs out, here or everywhere", async () => {
    const one = await signedIn();
    await mayAskAgain();
    const two = browser();
    await ask(two);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    const codes = (await mailsTo(email)).map(({ html }) => /<strong>(\d{10})/.exec(html)![1]!);
    for (const token of codes) await two.auth.verifyOtp({ email, token, type: "email" });
    expect((await two.auth.getUser()).error).toBeNull();

    await two.auth.signOut({ scope: "others" });
    expect((await one.client.auth.getUser()).error).not.toBeNull();
    expect((await two.auth.getUser()).error).toBeNull();
    await two.auth.signOut();
    const kept = (await db.query("select count(*)::int from auth.users where email = $1", [email])).rows[0];
    expect(kept.count).toBe(1);
    expect((await two.auth.getUser()).data.user).toBeNull();
  });
});

test("a mail server that is down is said, and costs no minute", async () => {
  const down = await startSystem({ SMTP_HOST: "127.0.0.1", SMTP_PORT: "1", SWEEP_SECONDS: "0" });
  const client = createClient(down.url, anonKey, { auth: { persistSession: false } });
  for (let attempt = 0; attempt < 2; attempt++) {
    const { error } = await client.auth.signInWithOtp({ email: "equipe@ia4school.example" });
    expect(error).toMatchObject({ status: 500, message: "Error sending magic link email" });
  }
  await down.stop();
});

test("a developer who opens /sign-in is signed in, as often as wanted", async () => {
  for (let time = 0; time < 2; time++) {
    const { headers, status } = await fetch(`${system.url}/sign-in`, { redirect: "manual" });
    const link = headers.get("location")!;
    expect([status, link.split("#")[0]]).toEqual([303, redirectTo]);
    const { data, error } = await follow(link);
    expect([error, data.user?.email]).toEqual([null, "equipe@ia4school.example"]);
  }
});

test("hosted Auth is given the same subject and template, makes codes as long, for as long, and mails more than one address may ask for", () => {
  const config = readFileSync(resolve(import.meta.dirname, "../../supabase/config.toml"), "utf8");
  expect(config.split(`subject = "${subject}"`)).toHaveLength(3);
  expect(config).toContain("otp_length = 10\notp_expiry = 3600\n");
  expect(Number(/^email_sent = (\d+)$/m.exec(config)?.[1])).toBeGreaterThan(60);
});
