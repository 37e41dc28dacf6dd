import { once } from "node:events";
import { createServer, type IncomingMessage, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";

import { afterAll, beforeAll, expect, test } from "vitest";

import { send } from "./send.ts";

type Page = Parameters<typeof send>[2];

const text = "Une école d’IA à Bruxelles. ".repeat(20);
const identity = Buffer.from(text);
const page: Page = {
  status: 200,
  madeFrom: [],
  headers: { "Content-Type": "text/html; charset=utf-8", ETag: '"une-page"', Vary: "Accept-Encoding" },
  identity,
  br: brotliCompressSync(identity),
  gz: gzipSync(identity),
};
/** What is compressed already has one form. */
const picture: Page = {
  ...page,
  headers: { "Content-Type": "image/png" },
  br: identity,
  gz: identity,
};

const served: Record<string, Page> = {
  "/": page,
  "/image.png": picture,
  "/nulle-part": { ...page, status: 404, headers: { "Content-Type": "text/html" } },
};
const server = createServer((request, response) => send(request, response, served[request.url ?? ""]!));

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const asked = ask({ host: "127.0.0.1", port, path, headers, method }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, body };
}

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["identity", undefined, (body: Buffer) => body],
] as const)("a browser that takes %s reads the page", async (accepted, encoding, read) => {
  const { status, headers, body } = await get("/", { "Accept-Encoding": accepted });
  expect(status).toBe(200);
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-length"]).toBe(String(body.length));
  expect(headers.vary).toBe("Accept-Encoding");
  expect(read(body).toString()).toBe(text);
});

test("a client that says nothing of encodings gets the page as it is", async () => {
  const { headers, body } = await get("/");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.toString()).toBe(text);
});

test("what is compressed already is sent as it is", async () => {
  const { headers, body } = await get("/image.png", { "Accept-Encoding": "br, gzip" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body).toEqual(identity);
});

test.each(['"une-page"', '"autre", "une-page"', 'W/"une-page"'])(
  "a browser that has the page (%s) is told so, and sent nothing",
  async (etag) => {
    const { status, headers, body } = await get("/", { "If-None-Match": etag, "Accept-Encoding": "br" });
    expect(status).toBe(304);
    expect(headers.etag).toBe('"une-page"');
    expect(body).toHaveLength(0);
  },
);

test("a browser that has another version is sent this one", async () => {
  const { status, body } = await get("/", { "If-None-Match": '"une"' });
  expect(status).toBe(200);
  expect(body.toString()).toBe(text);
});

test("whoever asks only for the headers gets those of the page, and no page", async () => {
  const { headers, body } = await get("/", { "Accept-Encoding": "br" }, "HEAD");
  expect(headers["content-length"]).toBe(String(page.br.length));
  expect(headers["content-encoding"]).toBe("br");
  expect(body).toHaveLength(0);
});

test("a page that is not found keeps its status", async () => {
  expect((await get("/nulle-part")).status).toBe(404);
});
