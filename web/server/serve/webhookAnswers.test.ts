import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { webhookAnswers } from "./webhookAnswers.ts";

const secret = "un-secret-de-vingt-lettres";
const now = Date.parse("2025-11-22T10:00:00Z");
const minutes = 60_000;
const article = JSON.stringify({ _id: "article-été", title: "L’IA à Bruxelles" });

beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** What a site says to these deliveries, and how often it has heard of a publication. */
async function deliver(...deliveries: { body?: string; signature?: string }[]) {
  const heard = vi.fn<() => void>();
  const [[path, answer]] = webhookAnswers(secret, heard) as [ReturnType<typeof webhookAnswers>[number]];
  const server = createServer((request, response) => {
    void answer({ request, response, siteUrl: "http://site" });
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const said: [number, string][] = [];
  for (const { body = article, signature } of deliveries) {
    const headers = signature === undefined ? undefined : { [SIGNATURE_HEADER_NAME]: signature };
    const response = await fetch(address, { method: "POST", body, ...(headers && { headers }) });
    said.push([response.status, await response.text()]);
  }
  return { said, heard: heard.mock.calls.length };
}

/** What Sanity sends with a body: signed at a time with a secret. */
const signed = (at = now, by = secret) => encodeSignatureHeader(article, at, by);

test("a publication signed with the secret is heard", async () => {
  const { said, heard } = await deliver({ signature: await signed() });
  expect([said, heard]).toEqual([[[200, "Heard.\n"]], 1]);
});

test.each([
  ["signed with another secret", { by: "un-autre-secret-ici" }],
  ["changed on its way", { body: article.replace("Bruxelles", "Liège") }],
])("what is %s is refused", async (_, { by, body }: { by?: string; body?: string }) => {
  const { said, heard } = await deliver({ signature: await signed(now, by), ...(body && { body }) });
  expect([said[0]?.[0], heard]).toEqual([401, 0]);
});

test("what carries no signature is refused, with a body or without", async () => {
  const odd = ["", "v1=abc", "t=1,v1=", "t=1,v1=abc", "t=9999999999999999999,v1=abc", "sha256=abc"];
  const { said, heard } = await deliver({}, { body: "" }, ...odd.map((signature) => ({ signature })));
  expect(new Set(said.map(([status]) => status))).toEqual(new Set([401]));
  expect(heard).toBe(0);
});

test.each([
  [-5 * minutes - 1, 401],
  [-5 * minutes, 200],
  [minutes, 200],
  [minutes + 1, 401],
])("a signature of %d ms from now is answered %d", async (from, status) => {
  const { said, heard } = await deliver({ signature: await signed(now + from) });
  expect([said[0]?.[0], heard]).toEqual([status, status === 200 ? 1 : 0]);
});

test("without a secret there is no such address", () => {
  expect(webhookAnswers(undefined, () => {})).toEqual([]);
});
