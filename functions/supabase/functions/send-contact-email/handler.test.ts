import assert from "node:assert/strict";
import { createHandler } from "./handler.ts";
import type { Claim } from "./outbox.ts";

const contact = {
  firstName: "Amélie",
  lastName: "Dubois",
  email: "amelie@example.be",
  phone: "0470 12 34 56",
  type: "entreprise",
  message: "Bonjour, une question.",
};
const row = {
  first_name: "Amélie",
  last_name: "Dubois",
  email: "amelie@example.be",
  phone: "0470 12 34 56",
  registration_type: "company",
  message: "Bonjour, une question.",
};

async function send(body: unknown, init: { method?: string; headers?: Record<string, string> } = {}) {
  const claims: Claim[] = [];
  const handler = createHandler({
    serviceKeys: ["sb_secret_default", "service-key"],
    siteOrigins: ["https://site.example"],
    deliver: (claim) => {
      claims.push(claim);
      return new Promise(() => {});
    },
    inBackground: () => {},
  });
  const method = init.method ?? "POST";
  const answer = await handler(
    new Request("http://localhost/send-contact-email", {
      method,
      headers: { "Content-Type": "application/json", ...init.headers },
      body: method === "POST" ? JSON.stringify(body) : undefined,
    }),
  );
  const text = await answer.text();
  return {
    status: answer.status,
    json: text ? JSON.parse(text) : undefined,
    headers: answer.headers,
    claims,
  };
}

Deno.test("a call about a contact request claims that request and answers before anything is sent", async () => {
  const { status, json, claims } = await send(contact);
  assert.deepEqual([status, json, claims], [202, { accepted: true }, [{ contact: row }]]);
});

Deno.test("a call with a request id claims only the request that bears it", async () => {
  const requestId = "7d3bb1fd-8b2a-4b8e-8d4b-4b4f1d9d1c11";
  const { claims } = await send({ ...contact, requestId });
  assert.deepEqual(claims, [{ contact: { ...row, request_id: requestId } }]);
});

Deno.test("a call that is not a contact request claims nothing", async () => {
  for (const body of [
    null,
    [],
    "x",
    {},
    { ...contact, email: "x" },
    { ...contact, requestId: "1" },
    { sweep: "yes" },
  ]) {
    const { status, json, claims } = await send(body);
    assert.deepEqual([status, claims], [400, []]);
    assert.doesNotMatch(json.message, /expected/);
  }
});

Deno.test("a sweep needs one of the project's service keys", async () => {
  for (const apikey of ["", "service-ke", "service-key2", "other-key!!"]) {
    const { status, claims } = await send({ sweep: true }, { headers: { apikey } });
    assert.deepEqual([status, claims], [403, []]);
  }
  for (const apikey of ["sb_secret_default", "service-key"]) {
    const { status, claims } = await send({ sweep: true }, { headers: { apikey } });
    assert.deepEqual([status, claims], [202, [{ sweep: true }]]);
  }
});

Deno.test("the site's pages may call it, other sites' may not", async () => {
  const origin = "https://site.example";
  const preflight = await send(undefined, { method: "OPTIONS", headers: { origin } });
  assert.deepEqual([preflight.status, preflight.headers.get("access-control-allow-origin")], [204, origin]);
  assert.equal(
    (await send(contact, { headers: { origin } })).headers.get("access-control-allow-origin"),
    origin,
  );

  const foreign = await send(contact, { headers: { origin: "https://evil.example" } });
  assert.deepEqual(
    [foreign.status, foreign.headers.get("access-control-allow-origin"), foreign.claims],
    [403, null, []],
  );
});

Deno.test("other methods, other content types and long bodies are refused", async () => {
  assert.equal((await send(undefined, { method: "GET" })).status, 405);
  assert.equal((await send(contact, { headers: { "Content-Type": "text/plain" } })).status, 415);
  assert.equal((await send({ ...contact, more: "a".repeat(17_000) })).status, 413);
});
