import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anonKey, localProxySecret } from "../../local/keys.ts";
import { startSystem, type System } from "../../local/testing/system.ts";

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const vouched = (address: string) => ({ "x-proxy-secret": localProxySecret, "x-visitor-address": address });
const call = async (name: string, values = {}) => {
  const { data, error } = await system.service().rpc(name, values);
  if (error) throw error;
  return data;
};
const admit = (visitor: object): Promise<number> => call("admit_chat_question", { visitor });
const change = async (sql: string) => {
  const client = await system.connect();
  await client.query(sql);
  await client.end();
};

describe("a visitor whose address a trusted proxy vouches for", () => {
  test("may ask twenty questions a minute, even all at once, and is then told how long to wait", async () => {
    const waits = await Promise.all(Array.from({ length: 24 }, () => admit(vouched("203.0.113.7"))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    for (const wait of waits.filter((wait) => wait > 0)) expect(wait).toBeLessThanOrEqual(60);
    expect(await admit(vouched("203.0.113.8"))).toBe(0);
  });

  test("may ask again once the window has passed", async () => {
    for (let question = 0; question < 20; question++) await admit(vouched("203.0.113.9"));
    expect(await admit(vouched("203.0.113.9"))).toBeGreaterThan(0);
    await change("update private.chat_counters set ends_at = now() - interval '1 second'");
    expect(await admit(vouched("203.0.113.9"))).toBe(0);
  });

  test("is remembered by a keyed hash only, until the next purge", async () => {
    await admit(vouched("203.0.113.10"));
    await change("update private.chat_counters set ends_at = now() - interval '1 second'");
    const client = await system.connect();
    const { rows } = await client.query("select name from private.chat_counters");
    expect(rows.every(({ name }) => /^(day|visitor [0-9a-f]{64})$/.test(name))).toBe(true);
    await client.query("select private.purge_personal_data()");
    expect((await client.query("select from private.chat_counters")).rowCount).toBe(0);
    await client.end();
  });
});

test("an address that nobody vouches for is not counted", async () => {
  for (const visitor of [
    {},
    { "x-visitor-address": "203.0.113.20" },
    { "x-proxy-secret": "guess", "x-visitor-address": "203.0.113.20" },
  ]) {
    const waits = await Promise.all(Array.from({ length: 25 }, () => admit(visitor)));
    expect(waits).toEqual(Array(25).fill(0));
  }
});

test("a day has as many calls of the model as its budget, however many are made at once, and starts again", async () => {
  await change("update private.chat_settings set day_budget = 3");
  for (let question = 0; question < 5; question++) await admit({});
  const calls = await Promise.all(Array.from({ length: 9 }, () => call("count_model_call")));
  expect(calls.filter(Boolean)).toHaveLength(3);
  await change("update private.chat_counters set ends_at = now() - interval '1 second'");
  expect(await call("count_model_call")).toBe(true);
});

test.each([
  ["a trusted proxy", "", vouched("203.0.113.30")],
  [
    "a platform by a header of its own",
    "update private.contact_settings set address_header = 'x-real-ip'",
    { "x-real-ip": "203.0.113.31" },
  ],
])(
  "a visitor named by %s who asks too fast is answered 429 with Retry-After, through the gateway",
  async (_who, told, headers) => {
    await change(`update private.chat_settings set visitor_limit = 0; ${told}`);
    const answer = await fetch(`${system.url}/functions/v1/chat`, {
      method: "POST",
      headers: { Authorization: `Bearer ${anonKey}`, "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ messages: [{ role: "user", content: "Bonjour" }] }),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: "too_many_questions" });
  },
);
