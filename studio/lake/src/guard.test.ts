import { expect, test } from "vitest";
import { rawRequest as send } from "./rawRequest.ts";
import { apiVersion, studioOrigin, testLake } from "./testLake.ts";

const query = `/v${apiVersion}/data/query/production?query=1`;

test("pages of the Studio are answered, other pages are refused and may not read the answer", async () => {
  const { url } = await testLake({ origins: [] });
  const studio = await send(url, query, { origin: studioOrigin });
  expect(studio).toMatchObject({
    status: 200,
    headers: { "access-control-allow-origin": studioOrigin, "access-control-allow-credentials": "true" },
  });
  for (const origin of [
    "http://evil.example",
    "http://localhost:1",
    "null",
    "http://localhost:3333.evil.example",
  ]) {
    for (const method of ["GET", "OPTIONS", "POST"]) {
      const { status, headers } = await send(url, query, { origin }, method);
      expect([origin, method, status]).toEqual([origin, method, 403]);
      expect(headers).not.toHaveProperty("access-control-allow-origin");
    }
  }
});

test("a name that only pretends to be this machine is refused", async () => {
  const { url } = await testLake();
  const { port } = new URL(url);
  for (const host of ["localhost", "127.0.0.1", "[::1]", "test.localhost"]) {
    expect((await send(url, query, { host: `${host}:${port}` })).status, host).toBe(200);
  }
  for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io", "a.b.localhost", ""]) {
    expect((await send(url, query, { host: `${host}:${port}` })).status, host).toBe(400);
  }
  expect((await send(url, query, { host: `another.localhost:${port}` })).status).toBe(404);
});

test("a browser's event stream moves to a host of its own, which no one else can name", async () => {
  const { url } = await testLake();
  const listen = `/v${apiVersion}/data/listen/production?query=*`;
  const moved = await send(url, listen, { origin: studioOrigin });
  expect(moved.status).toBe(307);
  const { host, pathname, search } = new URL(moved.headers.location ?? "");
  expect([host, pathname + search]).toEqual([expect.stringMatching(/^sse-.*\.localhost:\d+$/), listen]);
  const stream = await send(url, listen, { host, origin: "null" });
  expect(stream).toMatchObject({
    status: 200,
    headers: {
      "content-type": expect.stringContaining("event-stream"),
      "access-control-allow-origin": "null",
    },
  });
  expect((await send(url, query, { host, origin: "null" })).status).toBe(403);
  const forged = host.replace(/[0-9a-f]\.localhost/, (end) =>
    end.startsWith("0") ? "1.localhost" : "0.localhost",
  );
  expect((await send(url, listen, { host: forged, origin: "null" })).status).toBe(403);
});
