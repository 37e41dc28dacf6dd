import { afterAll, beforeAll, expect, test } from "vitest";
import type pg from "pg";
import { someContact } from "../../local/testing/contact.ts";
import { startSystem, type System } from "../../local/testing/system.ts";
import { registrationRow } from "../functions/_shared/contact.ts";

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

test("the hash of a visitor's address is forgotten after a day", async () => {
  await client.query("update registrations set address_hash = 'x', created_at = now() - interval '25 hours'");
  await client.query("select private.purge_personal_data()");
  expect((await client.query("select address_hash from registrations")).rows).toEqual([
    { address_hash: null },
  ]);
});
