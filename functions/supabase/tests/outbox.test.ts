import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type pg from "pg";
import { someContact } from "../../local/testing/contact.ts";
import { startSystem, type System } from "../../local/testing/system.ts";
import { registrationRow } from "../functions/_shared/contact.ts";

let system: System;
let client: pg.Client;

beforeAll(async () => {
  // The sweep stays out of the way: these tests are the sender.
  system = await startSystem({ SWEEP_SECONDS: "0" });
  client = await system.connect();
});
afterAll(async () => {
  await client.end();
  await system.stop();
});
beforeEach(() => client.query("delete from registrations"));

async function store(changes = {}) {
  const row = { ...registrationRow(someContact()), ...changes };
  const keys = Object.keys(row);
  await client.query(
    `insert into registrations (${keys.join(", ")}) values (${keys.map((_, i) => `$${i + 1}`).join(", ")})`,
    Object.values(row),
  );
  return row;
}
const claim = async (contact: object | null, sweep = false) =>
  (await client.query("select * from claim_email($1, $2)", [contact && JSON.stringify(contact), sweep]))
    .rows[0];
const outbox = async () => (await client.query("select * from email_outbox order by kind")).rows;
const fail = (id: string, attempt: number) =>
  client.query("select record_email_failure($1, $2::smallint, 'no answer')", [id, attempt]);
const nextIn = async () =>
  (
    await client.query(
      "select kind, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes, attempts, given_up_at from email_outbox where kind = 'notification'",
    )
  ).rows[0];

describe("a stored request", () => {
  test("queues a message to the school and an acknowledgement in the same transaction", async () => {
    await client.query("begin");
    await store();
    expect((await outbox()).map((row) => row.kind)).toEqual(["acknowledgement", "notification"]);
    await client.query("rollback");
    expect(await outbox()).toEqual([]);
  });

  test("that filled the trap queues the message to the school only", async () => {
    await store({ trap: "spam" });
    expect((await outbox()).map((row) => row.kind)).toEqual(["notification"]);
  });

  test("filled in too fast is flagged and answered all the same", async () => {
    await store({ filled_in_ms: 300 });
    expect((await outbox()).map((row) => row.kind)).toEqual(["acknowledgement", "notification"]);
    expect(await claim(null, true)).toMatchObject({ suspicion: "filled too fast" });
  });
});

describe("a sender", () => {
  test("is given the school's message first, then the acknowledgement, then nothing", async () => {
    const row = await store();
    expect([(await claim(row)).kind, (await claim(row)).kind, await claim(row)]).toEqual([
      "notification",
      "acknowledgement",
      undefined,
    ]);
  });

  test.each([
    ["another message", { message: "Tout autre chose que prévu" }],
    ["another address", { email: "victim@example.be" }],
    ["another name", { first_name: "Bob" }],
    ["another request id", { request_id: "7d3bb1fd-8b2a-4b8e-8d4b-4b4f1d9d1c11" }],
  ])("who names %s than what is stored is given nothing", async (_, changes) => {
    const row = await store();
    expect(await claim({ ...row, ...changes })).toBeUndefined();
  });

  test.each([[null], [{}], [{ email: "x" }]])("who names %j is given nothing", async (contact) => {
    await store();
    expect(await claim(contact)).toBeUndefined();
  });

  test("never gets an e-mail another sender holds, even one that is still deciding", async () => {
    await store();
    const [one, two] = await Promise.all([system.connect(), system.connect()]);
    await one.query("begin");
    await two.query("begin");
    const held = await Promise.all([one, two].map((c) => c.query("select id from claim_email(null, true)")));
    expect(new Set(held.map((result) => result.rows[0].id)).size).toBe(2);
    await Promise.all([one.query("rollback"), two.query("rollback")]);
    await Promise.all([one.end(), two.end()]);
  });

  test("that is killed gives its e-mail back when the lease ends, and counts as an attempt", async () => {
    const row = await store();
    const first = await claim(row);
    await client.query("update email_outbox set next_attempt_at = now() where id = $1", [first.id]);
    expect(await claim(row)).toMatchObject({ id: first.id, attempt: 2 });
  });

  test("that comes back after its lease passed to another does not disturb the other", async () => {
    const row = await store();
    const first = await claim(row);
    await client.query("update email_outbox set next_attempt_at = now() where id = $1", [first.id]);
    await claim(row);
    await fail(first.id, 1);
    expect(await nextIn()).toMatchObject({ attempts: 2, minutes: 5 });
  });
});

describe("an e-mail that fails", () => {
  test("waits longer each time, six hours at most, and is given up after twenty attempts but kept", async () => {
    const row = await store();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 20; attempt++) {
      const { id } = await claim(row);
      await fail(id, attempt);
      waits.push((await nextIn()).minutes);
      if (attempt < 20)
        await client.query("update email_outbox set next_attempt_at = now() where id = $1", [id]);
      await client.query(
        "update email_outbox set next_attempt_at = 'infinity' where kind = 'acknowledgement'",
      );
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, ...Array(11).fill(360)]);
    await client.query("update email_outbox set next_attempt_at = now() where kind = 'notification'");
    expect(await claim(row)).toBeUndefined();
    expect(await outbox()).toContainEqual(
      expect.objectContaining({
        kind: "notification",
        attempts: 20,
        last_error: "no answer",
        given_up_at: expect.any(Date),
        sent_at: null,
      }),
    );
  });

  test("and then succeeds is marked sent, its error forgotten", async () => {
    const row = await store();
    const { id } = await claim(row);
    await fail(id, 1);
    await client.query("select record_email_sent($1)", [id]);
    expect(await outbox()).toContainEqual(
      expect.objectContaining({ id, sent_at: expect.any(Date), last_error: null }),
    );
  });
});
