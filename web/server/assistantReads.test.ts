import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { createAssistantReads } from "./assistantReads.ts";

/** The functions of the database, which answer with a status. */
async function someFunctions(statusOf: (asked: number) => number) {
  const asked: IncomingMessage[] = [];
  const functions = createServer((request, response) => {
    response.writeHead(statusOf(asked.push(request))).end();
  });
  onTestFinished(() => void functions.close());
  await once(functions.listen(0, "127.0.0.1"), "listening");
  const { port } = functions.address() as AddressInfo;
  const database = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_ANON_KEY: "key" };
  return { asked, functions, published: createAssistantReads(database, 20) };
}

test("one that was ended before it had read is followed by another, which goes on; not for ever", async () => {
  const { asked, functions, published } = await someFunctions((times) => (times === 2 ? 204 : 546));
  published();
  await once(functions, "request");
  await once(functions, "request");
  published();
  while (asked.length < 7) await once(functions, "request");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toHaveLength(7);
});

test("after publications in one go the assistant is asked once to read", async () => {
  const { asked, functions, published } = await someFunctions(() => 204);
  published();
  published();
  await once(functions, "request");
  published();
  await once(functions, "request");
  expect(asked.map(({ method, url, headers }) => [method, url, headers.apikey])).toEqual(
    Array.from({ length: 2 }, () => ["HEAD", "/functions/v1/chat", "key"]),
  );
});
