import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type pg from "pg";
import { createClient } from "@supabase/supabase-js";
import { anonKey, localProxySecret } from "../../local/keys.ts";
import { someContact } from "../../local/testing/contact.ts";
import { setForTest } from "../../local/testing/set-for-test.ts";
import { startSystem, type System } from "../../local/testing/system.ts";
import { isStored, registrationRow } from "../functions/_shared/contact.ts";

let system: System;
let db: pg.Client;
beforeAll(async () => {
  system = await startSystem({ SWEEP_SECONDS: "0" });
  db = await system.connect();
});
afterAll(async () => {
  await db.end();
  await system.stop();
});
/** Begins a test anew: nobody has written. */
const forget = () => db.query("delete from registrations");

const clientWith = (headers: Record<string, string>) =>
  createClient(system.url, anonKey, { auth: { persistSession: false }, global: { headers } });
const viaProxy = (address: string) => ({ "x-proxy-secret": localProxySecret, "x-visitor-address": address });
const send = (headers: Record<string, string>, requestId = randomUUID(), trap = "") =>
  clientWith(headers).from("registrations").insert(registrationRow(someContact(), { requestId, trap }));

describe("a visitor whose address a trusted proxy vouches for", () => {
  test("may send ten requests in ten minutes and is then asked to wait with a 429, even all at once", async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => send(viaProxy("203.0.113.7"))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array(10).fill(201),
      ...Array(4).fill(429),
    ]);
    expect(answers.find(({ status }) => status === 429)!.error).toMatchObject({
      code: "PT429",
      message: "Too many contact requests from this address",
      details: expect.stringMatching(/^([1-5]?\d?\d|600)$/),
    });
    expect((await send(viaProxy("203.0.113.8"))).status).toBe(201);
  });

  test("who repeats a stored request past the limit is told that it is stored", async () => {
    const requestId = randomUUID();
    await send(viaProxy("203.0.113.9"), requestId);
    await Promise.all(Array.from({ length: 9 }, () => send(viaProxy("203.0.113.9"))));
    expect((await send(viaProxy("203.0.113.9"))).status).toBe(429);
    expect(isStored(await send(viaProxy("203.0.113.9"), requestId))).toBe(true);
  });

  test("may not start afresh with another address of those IPv6 gives one home", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(viaProxy(`2001:db8:1:${index >> 1}::${index}`))),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await send(viaProxy("2001:db8:1:ff::1"))).status).toBe(429);
    expect((await send(viaProxy("2001:db8:1:100::1"))).status).toBe(201);
  });

  test("is kept as a keyed hash, never as an address", async () => {
    const requestId = randomUUID();
    await send(viaProxy("203.0.113.10"), requestId);
    const { rows } = await db.query(
      "select address_hash, network_hash from registrations where request_id = $1",
      [requestId],
    );
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(rows).toEqual([{ address_hash: hash, network_hash: hash }]);
  });
});

describe("what nobody trusted vouches for", () => {
  const forgeries: [string, Record<string, string>][] = [
    ["none at all", {}],
    ["a forwarded-for header", { "x-forwarded-for": "203.0.113.20" }],
    ["the platform's own header, sent by the client", { "cf-connecting-ip": "203.0.113.20" }],
    ["what is no address", viaProxy("somewhere")],
    [
      "a proxy's header with a wrong secret",
      { "x-proxy-secret": "guess", "x-visitor-address": "203.0.113.20" },
    ],
  ];
  test("is counted together, thirty in ten minutes, whatever it says of itself; others are not held up", async () => {
    await forget();
    const sent = forgeries.flatMap(([, headers]) => Array.from({ length: 8 }, () => send(headers)));
    const answers = await Promise.all(sent);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    for (const [, headers] of forgeries) expect((await send(headers)).status).toBe(429);
    expect((await send(viaProxy("203.0.113.21"))).status).toBe(201);
  });
});

describe("an address written in two ways", () => {
  test("IPv4 and the same as IPv6 is one, and its neighbours are others", async () => {
    await Promise.all(Array.from({ length: 10 }, () => send(viaProxy("198.51.100.7"))));
    expect((await send(viaProxy("::ffff:198.51.100.7"))).status).toBe(429);
    expect((await send(viaProxy("::FFFF:c633:6407"))).status).toBe(429);
    expect((await send(viaProxy("::ffff:198.51.100.8"))).status).toBe(201);
  });
});

describe("a mailbox", () => {
  const to = (email: string, address: string) =>
    clientWith(viaProxy(address))
      .from("registrations")
      .insert(registrationRow(someContact({ email })));
  const acknowledged = async (mailbox: string) =>
    (await db.query("select from email_outbox where kind = 'acknowledgement' and recipient = $1", [mailbox]))
      .rowCount;
  /** Lets an hour pass, and a little, for what was queued. */
  const anHourLater = () =>
    db.query("update email_outbox set queued_at = queued_at - interval '61 minutes' where true");

  test("gets one acknowledgement an hour and three a day, however its address is written; all is stored", async () => {
    const ways = [
      "victime@example.be",
      "Victime@Example.be",
      "victime+1@example.be",
      "victime+x.y@example.be",
    ];
    let host = 0;
    for (const expected of [1, 2, 3, 3, 3]) {
      const answers = await Promise.all(ways.map((email) => to(email, `192.0.2.${host++}`)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(await acknowledged("victime@example.be")).toBe(expected);
      await anHourLater();
    }
    const { rows } = await db.query(
      "select count(*)::int as stored, count(o.id)::int as told from registrations r left join email_outbox o on o.registration_id = r.id and o.kind = 'notification' where mailbox = 'victime@example.be'",
    );
    expect(rows).toEqual([{ stored: 20, told: 20 }]);
  });
});

describe("a mailbox whose service reads less than what is written before the @", () => {
  test("is one at Google whatever dots it has and by either name, at Proton with hyphens too; elsewhere each is another", async () => {
    const ways = [
      ["cible.x@gmail.com", "ciblex@gmail.com"],
      ["c.i.b.l.e.x@gmail.com", "ciblex@gmail.com"],
      ["Cible.X+ecole.2@GMail.com", "ciblex@gmail.com"],
      ["ciblex@googlemail.com", "ciblex@gmail.com"],
      ["cible-x@gmail.com", "cible-x@gmail.com"],
      ["cible.x@gmail.com.be", "cible.x@gmail.com.be"],
      ["ciblex@gmail.com.be", "ciblex@gmail.com.be"],
      ["cible.x@hotgmail.com", "cible.x@hotgmail.com"],
      ["c.ib-le_x+1@proton.me", "ciblex@proton.me"],
      ["Cible_X@Proton.me", "ciblex@proton.me"],
      ["cible.x@protonmail.com", "ciblex@protonmail.com"],
      ["cible-x@pm.me", "ciblex@pm.me"],
      ["cible.x@example-pm.me", "cible.x@example-pm.me"],
    ] as const;
    for (const [host, [email]] of ways.entries())
      await clientWith(viaProxy(`192.0.2.${100 + host}`))
        .from("registrations")
        .insert(registrationRow(someContact({ email })));
    const { rows } = await db.query(
      "select recipient from email_outbox where recipient ~ 'gmail|proton|pm.me'",
    );
    const mailboxes = new Set<string>(ways.map(([, mailbox]) => mailbox));
    expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(mailboxes);
    expect(rows).toHaveLength(mailboxes.size);
  });
});

describe("a day", () => {
  test("has so many requests for everybody, and says when there is room again", async () => {
    await forget();
    await setForTest(db, "contact_settings.day_limit", 3);
    const answers = [];
    for (let host = 0; host < 4; host++) answers.push(await send(viaProxy(`192.0.2.1${host}`)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(answers[3]!.error).toMatchObject({ details: expect.stringMatching(/^8[56]\d{3}$/) });
  });

  test("leaves requests their room whatever is set aside as spam, which has its own", async () => {
    await forget();
    await setForTest(db, "contact_settings.day_limit", 2);
    await setForTest(db, "contact_settings.spam_day_limit", 3);
    const answers = [];
    for (const [host, trap] of ["x", "x", "x", "x", "", "", ""].entries())
      answers.push(await send(viaProxy(`192.0.2.2${host}`), randomUUID(), trap));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429, 201, 201, 429]);
  });

  test.each([
    ["IPv4", ["203.0.113.1", "203.0.113.2", "203.0.113.3", "203.0.114.1"]],
    ["IPv6", ["2001:db8:5::1", "2001:db8:5:100::1", "2001:db8:ff::1", "2001:db8:100::1"]],
  ])("has a part for a home, and one for the network it is in (%s)", async (_, addresses) => {
    await forget();
    await setForTest(db, "contact_settings.home_day_limit", 2);
    await setForTest(db, "contact_settings.network_day_limit", 3);
    const [home, neighbour, nextDoor, elsewhere] = addresses.map(viaProxy);
    const answers = [];
    for (const headers of [home, home, home, neighbour, nextDoor, elsewhere])
      answers.push(await send(headers!));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429, 201, 429, 201]);
  });

  test("has no part for what nobody vouches for but the whole", async () => {
    await forget();
    await setForTest(db, "contact_settings.home_day_limit", 1);
    await setForTest(db, "contact_settings.network_day_limit", 1);
    expect([(await send({})).status, (await send({})).status]).toEqual([201, 201]);
  });
});
