import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type pg from "pg";
import { sign } from "hono/jwt";
import { anonKey, jwtSecret } from "../../local/keys.ts";
import { schemaSql } from "../../local/postgres/schema-sql.ts";
import { startSystem, type System } from "../../local/testing/system.ts";

let system: System;
let client: pg.Client;
let authAdmin: pg.Client;

beforeAll(async () => {
  system = await startSystem({ SWEEP_SECONDS: "0" });
  client = await system.connect("authenticator");
  authAdmin = await system.connect("supabase_auth_admin");
});
afterAll(async () => {
  await client.end();
  await authAdmin.end();
  await system.stop();
});

/** A database with one request, one note and one trace in it, so that what may be read is there to be read. */
beforeAll(async () => {
  const admin = await system.connect();
  await admin.query("delete from staff");
  await admin.query(
    "insert into staff (email, name) values ('zoe@ecole.example', 'Zoé'), ('yan@ecole.example', 'Yan')",
  );
  await admin.query(`insert into registrations ${request}`);
  await admin.query(
    "insert into request_notes (registration_id, author, text) select id, 'zoe@ecole.example', 'Rappelée' from registrations",
  );
  await admin.query(
    "insert into unanswered_questions (question, last_answer) values ('Où se garer ?', gen_random_uuid())",
  );
  await admin.query(
    "insert into erasures (erased_by, requests, emails, notes) values (gen_random_uuid(), 1, 2, 0)",
  );
  await admin.end();
});

const callers: Record<string, { role: string; email?: string; amr?: object[] }> = {
  anon: { role: "anon" },
  "a signed-in user on the list": {
    role: "authenticated",
    email: "Zoe@ecole.example",
    amr: [{ method: "otp", timestamp: 1 }],
  },
  "a user on the list who signed in by a password": {
    role: "authenticated",
    email: "zoe@ecole.example",
    amr: [{ method: "password", timestamp: 1 }],
  },
  "a signed-in user not on the list": { role: "authenticated", email: "eve@ecole.example" },
  "a signed-in user without an address": { role: "authenticated" },
  service_role: { role: "service_role" },
  supabase_auth_admin: { role: "supabase_auth_admin" },
};

/** Runs as PostgREST would for that caller, and undoes it: the SQLSTATE, or how many rows it touched. */
async function as(caller: string, sql: string): Promise<string> {
  const { role, ...claims } = callers[caller]!;
  const session = role === "supabase_auth_admin" ? authAdmin : client;
  return run(session, role, claims, sql);
}

async function run(client: pg.Client, role: string, claims: object, sql: string): Promise<string> {
  await client.query("begin");
  try {
    await client.query(`set local role ${role}`);
    await client.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ ...claims, role, sub: "00000000-0000-4000-8000-000000000000" }),
    ]);
    const { rowCount } = await client.query(sql);
    return `${rowCount} row`;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query("rollback");
  }
}

const request = `(first_name, last_name, email, phone, message, registration_type)
  values ('Zoé', 'Dubois', 'zoe@example.be', '0470 12 34 56', 'Bonjour, une question.', 'school')`;

const verbs: Record<string, Record<string, string>> = {
  "public.registrations": {
    select: "select first_name, email, message, state, assignee from public.registrations",
    "select *": "select * from public.registrations",
    "select address_hash": "select address_hash from public.registrations",
    "select network_hash": "select network_hash from public.registrations",
    "select request_id": "select request_id from public.registrations",
    insert: `insert into public.registrations ${request}`,
    "insert (as PostgREST does)": `with source as (insert into public.registrations ${request} returning 1) select from source`,
    "insert returning": `insert into public.registrations ${request} returning id`,
    upsert: `insert into public.registrations ${request} on conflict (request_id) do update set message = 'autre message'`,
    update: "update public.registrations set message = 'autre message' where true",
    "update state": "update public.registrations set state = 'answered' where true",
    "update assignee": "update public.registrations set assignee = 'zoe@ecole.example' where true",
    "update judged": "update public.registrations set judged = true where true",
    "update delete_after": "update public.registrations set delete_after = 'infinity' where true",
    delete: "delete from public.registrations",
    truncate: "truncate public.registrations cascade",
    lock: "lock table public.registrations",
  },
  "public.email_outbox": {
    select: "select from public.email_outbox",
    insert:
      "insert into public.email_outbox (registration_id, kind) values (gen_random_uuid(), 'notification')",
    update: "update public.email_outbox set sent_at = now() where true",
    delete: "delete from public.email_outbox",
    truncate: "truncate public.email_outbox",
    lock: "lock table public.email_outbox",
  },
  "public.staff": {
    select: "select from public.staff",
    insert: "insert into public.staff (email, name) values ('eve@ecole.example', 'Ève')",
    "insert with a date":
      "insert into public.staff (email, name, added_at) values ('eve@ecole.example', 'Ève', now())",
    update: "update public.staff set email = 'eve@ecole.example' where true",
    delete: "delete from public.staff",
    truncate: "truncate public.staff cascade",
    lock: "lock table public.staff",
  },
  "public.request_notes": {
    select: "select from public.request_notes",
    insert:
      "insert into public.request_notes (registration_id, text) select registration_id, 'Rappeler' from public.request_notes",
    "insert about no request":
      "insert into public.request_notes (registration_id, text) values (gen_random_uuid(), 'Rappeler')",
    "insert in another's name":
      "insert into public.request_notes (registration_id, text, author) values (gen_random_uuid(), 'x', 'eve@ecole.example')",
    update: "update public.request_notes set text = 'x' where true",
    delete: "delete from public.request_notes",
    truncate: "truncate public.request_notes",
    lock: "lock table public.request_notes",
  },
  "public.erasures": {
    select: "select from public.erasures",
    insert:
      "insert into public.erasures (erased_by, requests, emails, notes) values (gen_random_uuid(), 1, 1, 1)",
    update: "update public.erasures set requests = 0 where true",
    delete: "delete from public.erasures",
    truncate: "truncate public.erasures",
    lock: "lock table public.erasures",
  },
  "public.unanswered_questions": {
    select: "select question, times, state from public.unanswered_questions",
    "select last_answer": "select last_answer from public.unanswered_questions",
    insert:
      "insert into public.unanswered_questions (question, last_answer) values ('Une cantine ?', gen_random_uuid())",
    update: "update public.unanswered_questions set state = 'off_topic' where true",
    "update apart": "update public.unanswered_questions set apart = true where true",
    delete: "delete from public.unanswered_questions",
    truncate: "truncate public.unanswered_questions",
    lock: "lock table public.unanswered_questions",
  },
  "private.contact_settings": {
    select: "select from private.contact_settings",
    insert: "insert into private.contact_settings default values",
    update: "update private.contact_settings set flood_limit = 1000000",
    delete: "delete from private.contact_settings",
    truncate: "truncate private.contact_settings",
    lock: "lock table private.contact_settings",
  },
  "private.chat_settings": {
    select: "select from private.chat_settings",
    insert: "insert into private.chat_settings default values",
    update: "update private.chat_settings set visitor_limit = 1000000",
    delete: "delete from private.chat_settings",
    truncate: "truncate private.chat_settings",
    lock: "lock table private.chat_settings",
  },
  "private.chat_counters": {
    select: "select from private.chat_counters",
    insert: "insert into private.chat_counters (name, ends_at) values ('day', now())",
    update: "update private.chat_counters set questions = 0",
    delete: "delete from private.chat_counters",
    truncate: "truncate private.chat_counters",
    lock: "lock table private.chat_counters",
  },
  "private.kept_readings": {
    select: "select from private.kept_readings",
    insert: "insert into private.kept_readings (name, reading) values ('x', '{}')",
    update: "update private.kept_readings set reading = '{}'",
    delete: "delete from private.kept_readings",
    truncate: "truncate private.kept_readings",
    lock: "lock table private.kept_readings",
  },
  functions: {
    admit_chat_question: "select public.admit_chat_question()",
    count_model_call: "select public.count_model_call()",
    kept_reading: "select public.kept_reading('x')",
    keep_reading: "select public.keep_reading('x', '{}')",
    visitor_hash: "select private.visitor_hash('{}')",
    count_question: "select private.count_question('day', 1, now())",
    keep_question: "select public.keep_question('Une cantine ?', gen_random_uuid())",
    judge_questions: "select public.judge_questions('[]', 'off_topic')",
    erase_question: "select public.erase_question(gen_random_uuid())",
    question_key: "select private.question_key('x')",
    is_staff: "select public.is_staff()",
    remove_colleague: "select public.remove_colleague('yan@ecole.example')",
    "remove_colleague of oneself": "select public.remove_colleague('zoe@ecole.example')",
    requests_overview: "select public.requests_overview()",
    troubled_requests: "select public.troubled_requests()",
    set_answer_within: "select public.set_answer_within(48)",
    resend_email: "select public.resend_email(id) from (select id from public.email_outbox limit 1) o",
    "resend_email of one that is none": "select public.resend_email(gen_random_uuid())",
    export_person: "select public.export_person('zoe@example.be')",
    erase_person: "select public.erase_person('zoe@example.be')",
    mail_health: "select public.mail_health()",
    before_user_created: "select public.before_user_created('{}')",
    require_staff: "select private.require_staff()",
    mailbox_of: "select private.mailbox_of('a@b.be')",
    may_mail: "select private.may_mail('notification')",
    watch_outbox: "select private.watch_outbox()",
    sweep_emails: "select private.sweep_emails()",
    troubled_emails: "select private.troubled_emails()",
    untold_requests: "select private.untold_requests()",
    correct_registration: "select private.correct_registration(null, null)",
    queue_correction: "select private.queue_correction(null)",
    answer_due: "select private.answer_due(now(), '1 day')",
    easter: "select private.easter(2027)",
    is_public_holiday: "select private.is_public_holiday('2027-01-01')",
    refuse_until: "select private.refuse_until(now(), 'x')",
    end_staff_account: "select private.end_staff_account()",
    claim_email: "select public.claim_email(sweep => true)",
    record_email_sent: "select public.record_email_sent(gen_random_uuid())",
    record_email_failure: "select public.record_email_failure(gen_random_uuid(), 1::smallint, 'x')",
    purge_personal_data: "select private.purge_personal_data()",
    visitor_address: "select private.visitor_address()",
    network_of: "select private.network_of('203.0.113.1')",
    keyed_hash: "select private.keyed_hash('203.0.113.1')",
    admit_registration: "select private.admit_registration()",
    queue_emails: "select private.queue_emails()",
    queue_emails_about: "select private.queue_emails_about(null)",
    queue_untold: "select private.queue_untold()",
  },
};

/** Everything a caller may do. What is not here must be refused with 42501, insufficient privilege. */
const allowed: Record<string, Record<string, string>> = {
  anon: {
    "public.registrations insert": "1 row",
    "public.registrations insert (as PostgREST does)": "1 row",
    "functions mail_health": "1 row",
  },
  "a signed-in user on the list": {
    "public.registrations select": "1 row",
    "public.registrations update state": "1 row",
    "public.registrations update assignee": "1 row",
    "public.registrations update judged": "1 row",
    "public.email_outbox select": "2 row",
    "public.staff select": "2 row",
    "public.staff insert": "1 row",
    "public.request_notes select": "1 row",
    "public.request_notes insert": "1 row",
    "public.request_notes insert about no request": "23503",
    "public.erasures select": "1 row",
    "public.unanswered_questions select": "1 row",
    "public.unanswered_questions update apart": "1 row",
    "functions judge_questions": "1 row",
    "functions erase_question": "1 row",
    "functions is_staff": "1 row",
    "functions remove_colleague": "1 row",
    "functions remove_colleague of oneself": "PT404",
    "functions requests_overview": "1 row",
    "functions troubled_requests": "1 row",
    "functions set_answer_within": "1 row",
    "functions resend_email": "1 row",
    "functions resend_email of one that is none": "PT404",
    "functions export_person": "1 row",
    "functions erase_person": "1 row",
    "functions mail_health": "1 row",
  },
  // Row-level security shows them nothing.
  "a signed-in user not on the list": {
    "public.registrations select": "0 row",
    "public.registrations update state": "0 row",
    "public.registrations update assignee": "0 row",
    "public.registrations update judged": "0 row",
    "public.email_outbox select": "0 row",
    "public.staff select": "0 row",
    "public.request_notes select": "0 row",
    "public.request_notes insert": "0 row",
    "public.erasures select": "0 row",
    "public.unanswered_questions select": "0 row",
    "public.unanswered_questions update apart": "0 row",
    "functions is_staff": "1 row",
    "functions resend_email": "0 row",
    "functions mail_health": "1 row",
  },
  service_role: {
    "public.registrations select": "1 row",
    "public.registrations select *": "1 row",
    "public.registrations select address_hash": "1 row",
    "public.registrations select network_hash": "1 row",
    "public.registrations select request_id": "1 row",
    "public.email_outbox select": "2 row",
    "public.email_outbox update": "2 row",
    "functions admit_chat_question": "1 row",
    "functions count_model_call": "1 row",
    "functions kept_reading": "1 row",
    "functions keep_reading": "1 row",
    "functions keep_question": "1 row",
    "functions claim_email": "1 row",
    "functions record_email_sent": "1 row",
    "functions record_email_failure": "1 row",
  },
  supabase_auth_admin: { "functions before_user_created": "1 row" },
};
allowed["a signed-in user without an address"] = allowed["a signed-in user not on the list"]!;
allowed["a user on the list who signed in by a password"] = allowed["a signed-in user not on the list"]!;
/** Whoever may change any of a table's columns may lock it. */
const lockIsImplied = new Set(["service_role public.email_outbox lock"]);

for (const [role, permitted] of Object.entries(allowed)) {
  describe(role, () => {
    for (const [table, statements] of Object.entries(verbs)) {
      for (const [verb, sql] of Object.entries(statements)) {
        const key = `${table} ${verb}`;
        if (lockIsImplied.has(`${role} ${key}`)) continue;
        test(`${permitted[key] ? "may" : "may not"} ${verb} ${table}`, async () => {
          expect(await as(role, sql)).toBe(permitted[key] ?? "42501");
        });
      }
    }
  });
}

describe("a column only the server may set", () => {
  const columns = {
    id: "gen_random_uuid()",
    created_at: "now()",
    address_hash: "'x'",
    network_hash: "'x'",
    delete_after: "'infinity'",
    suspicion: "null",
  };
  for (const [column, value] of Object.entries(columns)) {
    test(`anon may not set ${column}`, async () => {
      const sql = `insert into public.registrations ${request.replace("(first_name", `(${column}, first_name`).replace("('Zoé'", `(${value}, 'Zoé'`)}`;
      expect(await as("anon", sql)).toBe(column === "suspicion" ? "428C9" : "42501");
    });
  }
});

test("every table of the schemas public and private has row-level security and stands in this test", async () => {
  const admin = await system.connect();
  const { rows } = await admin.query(
    `select format('%s.%s', relnamespace::regnamespace, relname) as name, relrowsecurity as secured
     from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p', 'v', 'm')`,
  );
  await admin.end();
  expect(rows.filter((row) => !row.secured)).toEqual([]);
  expect(Object.keys(verbs)).toEqual(expect.arrayContaining(rows.map((row) => row.name)));
});

test("every function of the schemas public and private is refused to visitors and users, but those named here", async () => {
  const admin = await system.connect();
  const { rows } = await admin.query(
    `select proname as name, has_function_privilege('anon', oid, 'execute') as anon,
       has_function_privilege('authenticated', oid, 'execute') as authenticated
     from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  await admin.end();
  const open = (role: "anon" | "authenticated") =>
    rows
      .filter((row) => row[role])
      .map(({ name }) => name as string)
      .toSorted();
  expect(open("anon")).toEqual(["fold", "mail_health", "mailbox_of", "seen"]);
  expect(open("authenticated")).toEqual([
    "erase_person",
    "erase_question",
    "export_person",
    "fold",
    "is_staff",
    "judge_questions",
    "mail_health",
    "mailbox_of",
    "remove_colleague",
    "requests_overview",
    "resend_email",
    "seen",
    "set_answer_within",
    "troubled_requests",
  ]);
});

test("what a migration makes is granted to nobody until one says so", async () => {
  const migration = await system.connect();
  await migration.query(`begin;
    create table public.made (id bigint);
    create function public.made() returns integer language sql as 'select 1'`);
  const { rows } = await migration.query(
    `select role from unnest(array['anon', 'authenticated', 'service_role']) role
     where has_table_privilege(role, 'public.made', 'select') or has_function_privilege(role, 'public.made()', 'execute')`,
  );
  await migration.query("rollback");
  await migration.end();
  expect(rows).toEqual([]);
});

test("what the migrations make stands in schema.sql: `npx vitest run permissions -u` writes it", async () => {
  const admin = await system.connect();
  await expect(await schemaSql(admin)).toMatchFileSnapshot("../schema.sql");
  await admin.end();
});

test("the policies read as sentences", async () => {
  const admin = await system.connect();
  const { rows } = await admin.query(
    "select policyname, cmd, roles::text from pg_policies where schemaname = 'public' order by tablename, policyname",
  );
  await admin.end();
  expect(rows.map(({ policyname, cmd, roles }) => `${policyname}: ${cmd} ${roles}`)).toEqual([
    "Staff see what became of e-mails: SELECT {authenticated}",
    "Staff see that people were erased: SELECT {authenticated}",
    "Anyone may send a contact request: INSERT {anon}",
    "Staff judge requests: UPDATE {authenticated}",
    "Staff read requests: SELECT {authenticated}",
    "Staff add notes in their own name: INSERT {authenticated}",
    "Staff read notes: SELECT {authenticated}",
    "Staff add colleagues: INSERT {authenticated}",
    "Staff see who is staff: SELECT {authenticated}",
    "Staff read what the assistant did not answer: SELECT {authenticated}",
    "Staff say which question asks something else: UPDATE {authenticated}",
  ]);
});

describe("a token that has expired, or that somebody made", () => {
  const claims = { role: "authenticated", sub: crypto.randomUUID(), email: "zoe@ecole.example" };
  const later = Math.floor(Date.now() / 1000) + 3600;
  const tokens: [string, () => Promise<string>, string][] = [
    ["expired", () => sign({ ...claims, exp: later - 7200 }, jwtSecret, "HS256"), "PGRST303"],
    [
      "signed with another secret",
      () => sign({ ...claims, exp: later }, "x".repeat(40), "HS256"),
      "PGRST301",
    ],
    ["not signed", async () => unsigned({ ...claims, exp: later }), "PGRST301"],
  ];
  const unsigned = (payload: object) =>
    [{ alg: "none", typ: "JWT" }, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".") + ".";
  const doors = [
    "registrations",
    "email_outbox",
    "staff",
    "request_notes",
    "erasures",
    "unanswered_questions",
  ].flatMap((table) =>
    ["GET", "POST", "PATCH"].map((method) => [method, `/rest/v1/${table}?limit=1`] as const),
  );

  test.each(tokens)("%s opens no table by any verb, and no function", async (_, token, code) => {
    const rpc = [
      "is_staff",
      "requests_overview",
      "export_person",
      "erase_person",
      "resend_email",
      "judge_questions",
      "erase_question",
      "remove_colleague",
    ].map((name) => ["POST", `/rest/v1/rpc/${name}`] as const);
    const bearer = `Bearer ${await token()}`;
    for (const [method, path] of [...doors, ...rpc]) {
      const answer = await fetch(`${system.url}${path}`, {
        method,
        headers: { apikey: anonKey, Authorization: bearer, "Content-Type": "application/json" },
        ...(method !== "GET" && { body: "{}" }),
      });
      expect([method, path, answer.status, (await answer.json()).code]).toEqual([method, path, 401, code]);
    }
  });
});
