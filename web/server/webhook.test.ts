import { encodeSignatureHeader } from "@sanity/webhook";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createWebhook, type Webhook } from "./webhook.ts";

const secret = "un-secret-de-vingt-lettres";
const now = Date.parse("2025-11-22T10:00:00Z");
const minutes = 60_000;
const article = JSON.stringify({ _id: "article-ia", title: "L’IA à Bruxelles" });

let webhook: Webhook;
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  webhook = createWebhook(secret);
});
afterEach(() => vi.useRealTimers());

type Sent = { body?: string; at?: number; by?: string; key?: string; sent?: string };

/** What Sanity sends: a body, signed at a time with a secret, under the key of the delivery. */
async function deliver({ body = article, at = now, by = secret, key, sent = body }: Sent = {}) {
  return webhook({ body: sent, signature: await encodeSignatureHeader(body, at, by), key });
}

test("a publication signed with the secret is heard", async () => {
  expect(await deliver({ key: "1" })).toEqual({ status: 200, body: "Heard.", heard: true });
  expect(await deliver({ key: "2", at: now - 1 })).toMatchObject({ status: 200, heard: true });
});

test.each([
  ["signed with another secret", { by: "un-autre-secret-ici" }],
  ["changed on its way", { sent: article.replace("Bruxelles", "Liège") }],
])("what is %s is refused", async (_, delivery) => {
  expect(await deliver(delivery)).toMatchObject({ status: 401, heard: false });
});

test.each(["", "v1=abc", "t=1,v1=", "t=1,v1=abc", "t=9999999999999999999,v1=abc", "sha256=abc"])(
  "what carries no signature (%j) is refused",
  async (signature) => {
    const said = await webhook({ body: article, signature, key: undefined });
    expect(said).toMatchObject({ status: 401, heard: false });
  },
);

test("what carries neither signature nor body is refused", async () => {
  const said = await webhook({ body: "", signature: "", key: undefined });
  expect(said).toMatchObject({ status: 401, heard: false });
});

test.each([
  [-5 * minutes - 1, 401],
  [-5 * minutes, 200],
  [minutes, 200],
  [minutes + 1, 401],
])("a signature of %d ms from now is answered %d", async (from, status) => {
  expect(await deliver({ at: now + from })).toMatchObject({ status, heard: status === 200 });
});

test("a delivery that comes again is accepted, and nothing is done", async () => {
  await deliver({ key: "1" });
  const again = { status: 200, body: "Heard before.", heard: false };
  expect(await deliver({ key: "1", at: now + 1_000 })).toEqual(again);
  vi.setSystemTime(now + 10 * minutes);
  expect(await deliver({ key: "1" })).toEqual(again);
});

test("whoever replays a delivery under another key is not heard", async () => {
  await deliver({ key: "1" });
  expect(await deliver({ key: "2" })).toMatchObject({ heard: false });
});

test("a delivery that was refused is heard when it comes again rightly signed", async () => {
  await deliver({ key: "1", by: "un-autre-secret-ici" });
  await deliver({ key: "1", at: now - 6 * minutes });
  expect(await deliver({ key: "1" })).toMatchObject({ heard: true });
});

test("a thousand deliveries later, the first is forgotten and the last is not", async () => {
  const names = Array.from({ length: 1_001 }, (_, index) => `delivery-${index}`);
  const again = (name: string) => deliver({ body: name, key: name });
  for (const name of names) expect(await again(name)).toMatchObject({ heard: true });
  expect(await again(names.at(-1)!)).toMatchObject({ heard: false });
  expect(await again(names[0]!)).toMatchObject({ heard: true });
});
