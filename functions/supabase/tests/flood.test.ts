import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "@supabase/supabase-js";
import { anonKey, localProxySecret } from "../../local/keys.ts";
import { someContact } from "../../local/testing/contact.ts";
import { startSystem, type System } from "../../local/testing/system.ts";
import { isStored, registrationRow } from "../functions/_shared/contact.ts";

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const clientWith = (headers: Record<string, string>) =>
  createClient(system.url, anonKey, { auth: { persistSession: false }, global: { headers } });
const viaProxy = (address: string) => ({ "x-proxy-secret": localProxySecret, "x-visitor-address": address });
const send = (headers: Record<string, string>, requestId = randomUUID()) =>
  clientWith(headers).from("registrations").insert(registrationRow(someContact(), { requestId }));

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
      hint: expect.stringContaining("10"),
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

  test("may not start afresh with another address of the same IPv6 network", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(viaProxy(`2001:db8:1:2::${index}`))),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await send(viaProxy("2001:db8:1:3::1"))).status).toBe(201);
  });

  test("is kept as a keyed hash, never as an address", async () => {
    const client = await system.connect();
    const { rows } = await client.query(
      "select distinct address_hash from registrations where address_hash is not null",
    );
    await client.end();
    for (const { address_hash } of rows) expect(address_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("addresses nobody trusted vouches for are not counted", () => {
  test.each([
    ["none at all", {}],
    ["a forwarded-for header", { "x-forwarded-for": "203.0.113.20" }],
    ["the platform's own header, sent by the client", { "cf-connecting-ip": "203.0.113.20" }],
    ["what is no address", viaProxy("somewhere")],
    [
      "a proxy's header with a wrong secret",
      { "x-proxy-secret": "guess", "x-visitor-address": "203.0.113.20" },
    ],
  ])("%s", async (_, headers) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
  });
});
