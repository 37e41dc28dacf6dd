import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type pg from "pg";
import { startSystem, type System } from "../../local/testing/system.ts";
import { someContact } from "../../local/testing/contact.ts";
import { type Contact, contactSchema, registrationRow } from "../functions/_shared/contact.ts";

let system: System;
let client: pg.Client;

beforeAll(async () => {
  system = await startSystem({ SWEEP_SECONDS: "0" });
  client = await system.connect();
});
afterAll(async () => {
  await client.end();
  await system.stop();
});

/** What the database says to a row exactly as typed, past the form's own check. */
async function stored(changes: Partial<Contact>): Promise<string> {
  const row = registrationRow(someContact(changes));
  const columns = Object.keys(row);
  const list = columns.map((_, index) => `$${index + 1}`);
  await client.query("begin");
  try {
    await client.query(
      `insert into registrations (${columns.join(", ")}) values (${list.join(", ")})`,
      Object.values(row),
    );
    return "stored";
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query("rollback");
  }
}

const refusedValues: Record<string, Partial<Contact>> = {
  "an empty first name": { firstName: "" },
  "a first name of 101 characters": { firstName: "a".repeat(101) },
  "a first name with a space before": { firstName: " Amélie" },
  "a first name with a line break": { firstName: "Amélie\r\nBcc: all@example.be" },
  "a first name with a direction override": { firstName: "Am\u202Eeilé" },
  "a first name that nobody sees": { firstName: "\u200B" },
  "a first name of spaces that do not break": { firstName: "\u00A0\u202F" },
  "an empty last name": { lastName: "" },
  "a last name of 101 characters": { lastName: "a".repeat(101) },
  "a last name with an escape character": { lastName: "\u001b[31m" },
  "a last name that nobody sees": { lastName: "\u3164" },
  "an e-mail without @": { email: "amelie.example.be" },
  "an e-mail with two addresses": { email: "a@example.be,b@example.be" },
  "an e-mail with a header behind it": { email: "a@example.be\nBcc: b@example.be" },
  "an e-mail with a display name": { email: "Amélie <a@example.be>" },
  "an e-mail of 256 characters": { email: `${"a".repeat(244)}@example.com` },
  "an e-mail of 65 characters before the @": { email: `${"a".repeat(65)}@example.com` },
  "a phone number of 7 characters": { phone: "0470123" },
  "a phone number of 21 characters": { phone: "0".repeat(21) },
  "a phone number of two lines": { phone: "0470\n123456" },
  "a phone number of letters": { phone: "abcdefgh" },
  "a phone number of signs": { phone: "--------" },
  "a message of 9 characters": { message: "123456789" },
  "a message of 1001 characters": { message: "a".repeat(1001) },
  "a message of spaces": { message: " ".repeat(40) },
  "a message that nobody sees": { message: "\u200B".repeat(12) },
  "a message of spaces that do not break": { message: "\u00A0".repeat(12) },
  "a message of 9 characters that are seen": { message: "1234\u200B56789\u2800" },
  "a message with a bell": { message: "Bonjour tout le monde\u0007" },
};

const acceptedValues: Record<string, Partial<Contact>> = {
  "names of 100 characters": { firstName: "é".repeat(100), lastName: "a".repeat(100) },
  "names of 100 emoji": { firstName: "🎓".repeat(100) },
  "an e-mail of 255 characters": { email: `${"a".repeat(64)}@${`${"b".repeat(60)}.`.repeat(3)}mail.be` },
  "an e-mail with a plus and an apostrophe": { email: "o'neill+ia@sub.example.co.uk" },
  "a phone number of 8 characters": { phone: "04701234" },
  "a phone number of 20 characters": { phone: "+32 (0)470/12.34-567" },
  "a phone number with whose it is": { phone: "0470123456 (maman)" },
  "a message of 10 characters": { message: "1234567890" },
  "a message of 1000 characters": { message: "a".repeat(1000) },
  "a message of several lines": { message: "Bonjour,\n\n\tune question.\nMerci" },
  "names with a joiner inside": { firstName: "Ana\u200DMaria", lastName: "Al\u200CAmin" },
  "names in other scripts": { firstName: "محمد", lastName: "李小龍" },
  "markup and SQL": {
    lastName: "<script>alert(1)</script>",
    message: "Robert'); drop table registrations;--",
  },
};

describe("the database and the form refuse", () => {
  for (const [title, changes] of Object.entries(refusedValues)) {
    test(title, async () => {
      expect(await stored(changes)).toBe("23514");
      // The form trims before it checks.
      const trimmed = Object.values(changes).some((value) => value !== value.trim() && value.trim());
      expect(contactSchema.safeParse(someContact(changes)).success).toBe(trimmed);
    });
  }
  test("a type that is neither school nor company", async () => {
    expect(await stored({ type: "parent" as "école" })).toBe("23502");
    expect(contactSchema.safeParse({ ...someContact(), type: "parent" }).success).toBe(false);
  });
  test("a null character", async () => {
    expect(await stored({ message: "Bonjour\0 tout le monde" })).toBe("22021");
    expect(contactSchema.safeParse(someContact({ message: "Bonjour\0 tout le monde" })).success).toBe(false);
  });
});

describe("the database and the form accept", () => {
  for (const [title, changes] of Object.entries(acceptedValues)) {
    test(title, async () => {
      expect(contactSchema.safeParse(someContact(changes)).success).toBe(true);
      expect(await stored(changes)).toBe("stored");
    });
  }
  test("the same: what nobody sees, whatever its character", async () => {
    const characters = Array.from({ length: 0xe1000 }, (_, code) => String.fromCodePoint(code)).filter((c) =>
      /(?!\p{Cc})[\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(c),
    );
    expect(characters.length).toBeGreaterThan(4000);
    const { rows } = await client.query(
      "select count(*) from unnest($1::text[]) c where private.seen(c) <> '' or private.seen(' ' || c || 'é' || c) <> 'é'",
      [characters],
    );
    expect(rows).toEqual([{ count: "0" }]);
  });
  test("the same: whatever space the form leaves inside or trims around a name", async () => {
    const spaces = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter((c) =>
      /\s/.test(c),
    );
    const typed = spaces.map((space) => someContact({ firstName: `${space}Anne${space}Marie${space}` }));
    const accepted = typed.flatMap((contact) => contactSchema.safeParse(contact).data ?? []);
    const answers: string[] = [];
    for (const contact of accepted) answers.push(await stored(contact));
    expect(answers).toEqual(accepted.map(() => "stored"));
    expect(accepted.length).toBeGreaterThan(10);
  });
});

test("a correction that is refused is told as a first request is: by the rule it breaks, and no word of what is stored", async () => {
  const send = (requestId: string, changes: object) =>
    system
      .anon()
      .from("registrations")
      .insert({ ...registrationRow(someContact(), { requestId, filledInMs: 100 }), ...changes });
  const stored = crypto.randomUUID();
  await send(stored, {});
  for (const wrong of [{ message: "x" }, { phone: "1" }, { last_name: null }]) {
    const first = await send(crypto.randomUUID(), wrong);
    const correction = await send(stored, wrong);
    expect(correction).toEqual(first);
    expect(correction.error?.details).toBeNull();
  }
  await client.query("delete from registrations");
});

test("what is far too long is refused before it waits for another, and before anything is made of it", async () => {
  await client.query("begin; select pg_advisory_xact_lock(hashtextextended('contact requests of a day', 0))");
  const tooLong: object[] = [
    { email: `${".".repeat(10_000)}@x.be` },
    { email: `${".".repeat(251)}@x.be` },
    { message: "a".repeat(500_000) },
    { trap: "a".repeat(500_000) },
    { first_name: "a".repeat(5_000), trap: null },
  ];
  const codes: unknown[] = [];
  for (const wrong of tooLong) {
    const row = { ...registrationRow(someContact()), ...wrong };
    codes.push((await system.anon().from("registrations").insert(row)).error?.code);
  }
  await client.query("rollback");
  expect(codes).toEqual(tooLong.map(() => "23514"));
});

test("whatever a visitor fills in is corrected when it alone is, asked for with the e-mails, and read by staff", async () => {
  const { rows } = await client.query(
    `select column_name as name, has_column_privilege('authenticated', 'registrations', column_name, 'select') as read
     from information_schema.column_privileges where grantee = 'anon' and table_name = 'registrations'
       and privilege_type = 'INSERT' and column_name not in ('request_id', 'trap', 'filled_in_ms')`,
  );
  expect(rows.filter(({ read }) => !read)).toEqual([]);
  const first = registrationRow(someContact({ subject: "Tarifs" }));
  const other: Record<string, unknown> = registrationRow(
    someContact({
      firstName: "Bob",
      lastName: "Roy",
      phone: "021234567",
      type: "entreprise",
      subject: "Stage",
    }),
  );
  expect(new Set(Object.keys(other))).toEqual(new Set(rows.map(({ name }) => name)));
  for (const { name } of rows) {
    const sent = { ...first, request_id: crypto.randomUUID() };
    const corrected = { ...sent, [name]: other[name] };
    expect((await system.anon().from("registrations").insert(sent)).error, name).toBeNull();
    const claim = (contact: object) => client.query("select from claim_email($1)", [JSON.stringify(contact)]);
    expect((await claim(corrected)).rowCount, name).toBe(0);
    expect((await system.anon().from("registrations").insert(corrected)).error, name).toBeNull();
    const stored = await client.query("select * from registrations where request_id = $1", [sent.request_id]);
    expect(stored.rows, name).toMatchObject([{ ...corrected, corrections: 1 }]);
    expect((await claim(corrected)).rowCount, name).toBe(1);
    await client.query("delete from registrations");
  }
});

test("a request is kept for 24 months, then it and its e-mails are deleted", async () => {
  for (let count = 0; count < 2; count++)
    await system.anon().from("registrations").insert(registrationRow(someContact()));
  const { rows } = await client.query(
    "select id, delete_after - created_at >= interval '729 days' as kept from registrations",
  );
  expect(rows.map((row) => row.kept)).toEqual([true, true]);

  await client.query("update registrations set delete_after = now() - interval '1 second' where id = $1", [
    rows[0].id,
  ]);
  expect((await client.query("select private.purge_personal_data() as deleted")).rows).toEqual([
    { deleted: 1 },
  ]);
  expect((await client.query("select distinct registration_id as id from email_outbox")).rows).toEqual([
    { id: rows[1].id },
  ]);
});

test("the hashes of a visitor's address and network are forgotten after a day", async () => {
  await client.query(
    "update registrations set address_hash = 'x', network_hash = 'y', created_at = now() - interval '25 hours'",
  );
  await client.query("select private.purge_personal_data()");
  expect((await client.query("select address_hash, network_hash from registrations")).rows).toEqual([
    { address_hash: null, network_hash: null },
  ]);
});
