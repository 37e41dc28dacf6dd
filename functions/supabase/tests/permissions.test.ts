import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type pg from "pg";
import { startSystem, type System } from "../../local/testing/system.ts";

let system: System;
let client: pg.Client;

beforeAll(async () => {
  system = await startSystem();
  client = await system.connect("authenticator");
});
afterAll(async () => {
  await client.end();
  await system.stop();
});

/** Runs as PostgREST would for that role, and undoes it: the SQLSTATE, or how many rows it touched. */
async function as(role: string, sql: string): Promise<string> {
  await client.query("begin");
  try {
    await client.query(`set local role ${role}`);
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
    select: "select from public.registrations",
    insert: `insert into public.registrations ${request}`,
    "insert (as PostgREST does)": `with source as (insert into public.registrations ${request} returning 1) select from source`,
    "insert returning": `insert into public.registrations ${request} returning id`,
    upsert: `insert into public.registrations ${request} on conflict (request_id) do update set message = 'autre message'`,
    update: "update public.registrations set message = 'autre message' where true",
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
  functions: {
    admit_chat_question: "select public.admit_chat_question()",
    count_question: "select private.count_question('day', 1, now())",
    claim_email: "select public.claim_email(sweep => true)",
    record_email_sent: "select public.record_email_sent(gen_random_uuid())",
    record_email_failure: "select public.record_email_failure(gen_random_uuid(), 1::smallint, 'x')",
    purge_personal_data: "select private.purge_personal_data()",
    visitor_address: "select private.visitor_address()",
    admit_registration: "select private.admit_registration()",
    queue_emails: "select private.queue_emails()",
  },
};

/** Everything a role may do. What is not here must be refused with 42501, insufficient privilege. */
const allowed: Record<string, Record<string, string>> = {
  anon: {
    "public.registrations insert": "1 row",
    "public.registrations insert (as PostgREST does)": "1 row",
  },
  authenticated: {},
  service_role: {
    "public.registrations select": "0 row",
    "public.registrations delete": "0 row",
    "public.email_outbox select": "0 row",
    "public.email_outbox update": "0 row",
    "functions admit_chat_question": "1 row",
    "functions claim_email": "0 row",
    "functions record_email_sent": "1 row",
    "functions record_email_failure": "1 row",
  },
};
const lockIsImplied = new Set([
  "service_role public.registrations lock",
  "service_role public.email_outbox lock",
]);

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

test("every function of the schemas public and private is refused to anon", async () => {
  const admin = await system.connect();
  const { rows } = await admin.query(
    `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`,
  );
  await admin.end();
  expect(rows).toEqual([]);
});

test("the policies read as sentences", async () => {
  const admin = await system.connect();
  const { rows } = await admin.query(
    "select policyname, cmd, roles::text from pg_policies where tablename = 'registrations'",
  );
  await admin.end();
  expect(rows).toEqual([{ policyname: "Anyone may send a contact request", cmd: "INSERT", roles: "{anon}" }]);
});
