import { once } from "node:events";
import { createServer, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { functionProxy } from "./function-proxy.ts";

/** A function that answers with a stream the test holds the pen of. */
let stream: ServerResponse;
const upstream = createServer((_, response) => {
  stream = response;
  response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
});
let gateway: Server;
let url: string;

beforeAll(async () => {
  await once(upstream.listen(0, "127.0.0.1"), "listening");
  const { port } = upstream.address() as AddressInfo;
  const { fetch } = functionProxy((name) =>
    name === "chat" ? `http://127.0.0.1:${port}` : name === "dead" ? "http://127.0.0.1:1" : undefined,
  );
  gateway = serve({ fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await once(gateway, "listening");
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
  upstream.close();
});

const call = (name: string, signal?: AbortSignal) =>
  fetch(`${url}/${name}`, {
    method: "POST",
    body: "{}",
    ...(signal && { signal }),
  });

test("a reader sees each piece of a streamed answer as it is written", async () => {
  const answer = await call("chat");
  const reader = answer.body!.getReader();
  for (const piece of ["data: un\n\n", "data: deux\n\n"]) {
    stream.write(piece);
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(piece);
  }
  stream.end();
  expect((await reader.read()).done).toBe(true);
});

test("a program that waits for « continue » before it sends its question, as curl does, is answered", async () => {
  const sent = request(`${url}/chat`, {
    method: "POST",
    headers: { Expect: "100-continue" },
  });
  sent.once("continue", () => sent.end("{}"));
  const [answer] = await once(sent, "response");
  expect(answer.statusCode).toBe(200);
  stream.end();
});

test("a reader who leaves stops the function's answer", async () => {
  const controller = new AbortController();
  await call("chat", controller.signal);
  const closed = once(stream, "close");
  controller.abort();
  await closed;
  expect(stream.writableFinished).toBe(false);
});

test("a function that is down answers 502, one that never was 503, both in JSON", async () => {
  for (const [name, status] of [
    ["dead", 502],
    ["absent", 503],
  ] as const) {
    const answer = await call(name);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { code: expect.any(String), message: expect.stringContaining(name) },
    ]);
  }
});
