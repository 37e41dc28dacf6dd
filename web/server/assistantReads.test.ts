import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { createAssistantReads } from "./assistantReads.ts";

test("after publications in one go the assistant is asked once to read", async () => {
  const asked: IncomingMessage[] = [];
  const functions = createServer((request, response) => {
    asked.push(request);
    response.writeHead(204).end();
  });
  onTestFinished(() => void functions.close());
  await once(functions.listen(0, "127.0.0.1"), "listening");
  const { port } = functions.address() as AddressInfo;
  const published = createAssistantReads(
    { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_ANON_KEY: "key" },
    20,
  );
  published();
  published();
  await once(functions, "request");
  published();
  await once(functions, "request");
  expect(asked.map(({ method, url, headers }) => [method, url, headers.apikey])).toEqual(
    Array.from({ length: 2 }, () => ["HEAD", "/functions/v1/chat", "key"]),
  );
});
