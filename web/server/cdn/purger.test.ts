import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { anyTag } from "./cacheTagHeaders.ts";
import type { Cdn } from "./cdn.ts";
import { cloudflare } from "./cloudflare.ts";
import { fastly } from "./fastly.ts";
import { createPurger, type Purger } from "./purger.ts";

type Call = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string; at: number };

/** What the CDN's API was called with, in order. */
let calls: Call[];
/** What it does with the next calls; it accepts those after. */
let replies: ((response: ServerResponse) => void)[];
let purger: Purger | undefined;

const server = createServer(async (request, response) => {
  const at = performance.now();
  const { method, url, headers } = request;
  calls.push({ method, url, headers, body: await text(request), at });
  const reply = replies.shift() ?? ((response) => response.end('{"success":true}'));
  reply(response);
});

let port = 0;
const listen = async () => {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
};

beforeEach(async () => {
  calls = [];
  replies = [];
  vi.spyOn(console, "error").mockImplementation(() => {});
  await listen();
});

afterEach(() => {
  purger?.close();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const api = () => `http://127.0.0.1:${port}`;
const onCloudflare = () => cloudflare({ api: api(), zone: "une-zone", token: "un-jeton" });
const onFastly = () => fastly({ api: api(), service: "un-service", token: "un-jeton" });
const purging = (cdn: Cdn, limits: Parameters<typeof createPurger>[1] = {}) =>
  (purger = createPurger(cdn, { moment: 1, firstPause: 20, patience: 5_000, ...limits }));

const refuse =
  (status: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end("{}");
const called = (times: number) => expect.poll(() => calls).toHaveLength(times);
/** What Cloudflare was told, call by call. */
const told = () => calls.map(({ body }) => JSON.parse(body) as { tags?: string[]; purge_everything?: true });
const some = (count: number) => Array.from({ length: count }, (_, index) => `s1:${index}`);

test("Cloudflare is told the tags, as its API wants them", async () => {
  purging(onCloudflare()).purge(["s1:AbCd12_-", "s1:b"]);
  await called(1);
  expect(calls[0]).toMatchObject({ method: "POST", url: "/client/v4/zones/une-zone/purge_cache" });
  expect(calls[0]?.headers).toMatchObject({
    authorization: "Bearer un-jeton",
    "content-type": "application/json",
  });
  expect(told()).toEqual([{ tags: ["s1:AbCd12_-", "s1:b", anyTag] }]);
});

test("Fastly is told the tags, as its API wants them", async () => {
  purging(onFastly()).purge(["s1:AbCd12_-", "s1:b"]);
  await called(1);
  expect(calls[0]).toMatchObject({ method: "POST", url: "/service/un-service/purge", body: "" });
  expect(calls[0]?.headers).toMatchObject({
    "fastly-key": "un-jeton",
    "surrogate-key": `s1:AbCd12_- s1:b ${anyTag}`,
  });
});

test("each is told when everything may have changed", async () => {
  purging(onCloudflare()).purgeAll();
  await called(1);
  expect(told()).toEqual([{ purge_everything: true }]);
  purging(onFastly()).purgeAll();
  await called(2);
  expect(calls[1]).toMatchObject({ method: "POST", url: "/service/un-service/purge_all" });
});

test.each([
  ["Cloudflare", onCloudflare, 100],
  ["Fastly", onFastly, 256],
])("%s is told no more tags in a call than it takes", async (_, cdn, most) => {
  purging(cdn()).purge(some(300));
  await called(Math.ceil(301 / most));
  const counts = calls.map(({ headers, body }) =>
    body
      ? (JSON.parse(body) as { tags: string[] }).tags.length
      : String(headers["surrogate-key"]).split(" ").length,
  );
  expect(Math.max(...counts)).toBe(most);
  expect(counts.reduce((sum, count) => sum + count)).toBe(301);
});

test("with more tags than are kept, everything is purged", async () => {
  replies.push(refuse(500));
  const { purge } = purging(onCloudflare(), { mostTags: 250 });
  purge(some(200));
  purge(some(250));
  await called(2);
  expect(told()[1]).toEqual({ purge_everything: true });
});

test("what changes one after the other goes into one call", async () => {
  const { purge } = purging(onCloudflare(), { moment: 50 });
  for (const tag of ["s1:a", "s1:b", "s1:c"]) {
    purge([tag]);
    await new Promise(setImmediate);
  }
  await expect.poll(() => told().flatMap(({ tags }) => tags)).toContain("s1:c");
  expect(told()).toEqual([{ tags: ["s1:a", anyTag, "s1:b", "s1:c"] }]);
});

test("a CDN that answers that it failed, with a status that says otherwise, is told again, and said to fail until it is", async () => {
  const held = Promise.withResolvers<ServerResponse>();
  replies.push(
    (response) => response.end('{"success": false, "errors": [{"code": 1134}]}'),
    (response) => held.resolve(response),
  );
  purging(onCloudflare()).purge(["s1:a"]);
  expect(purger?.failing).toBe(false);
  const response = await held.promise;
  expect(purger?.failing).toBe(true);
  response.end('{"success": true}');
  await expect.poll(() => purger?.failing).toBe(false);
  expect(told()[1]).toEqual({ tags: ["s1:a", anyTag] });
});

test("what fails is told again, after pauses that double up to a longest", async () => {
  replies.push(refuse(500), refuse(502), refuse(500), refuse(403));
  purging(onCloudflare(), { firstPause: 50, longestPause: 200 }).purge(["s1:a"]);
  await called(5);
  expect(told()).toEqual(calls.map(() => ({ tags: ["s1:a", anyTag] })));
  const pauses = calls.slice(1).map(({ at }, index) => at - calls[index]!.at);
  for (const [index, least] of [50, 100, 200, 200].entries())
    expect(pauses[index]).toBeGreaterThan(least - 2);
});

test("a CDN that asks for time is given it", async () => {
  replies.push(refuse(429, { "Retry-After": "1" }));
  purging(onCloudflare()).purge(["s1:a"]);
  await called(2);
  expect(calls[1]!.at - calls[0]!.at).toBeGreaterThan(998);
});

test("a CDN that asks for more time than is good is not given it", async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
  replies.push(refuse(429, { "Retry-After": inAnHour }));
  purging(onCloudflare(), { longestAsked: 50 }).purge(["s1:a"]);
  await called(2);
  expect(told()[1]).toEqual({ tags: ["s1:a", anyTag] });
});

test("a CDN that cannot be reached is told once it can", async () => {
  server.close();
  await once(server, "close");
  purging(onCloudflare()).purge(["s1:a"]);
  await expect.poll(() => console.error).toHaveBeenCalledWith(expect.stringContaining("ECONNREFUSED"));
  await listen();
  await called(1);
  expect(told()).toEqual([{ tags: ["s1:a", anyTag] }]);
});

test.each([
  ["never answers", () => {}],
  ["stops in the middle of its answer", (response: ServerResponse) => void response.write("{")],
  ["cuts the connection", (response: ServerResponse) => void response.destroy()],
])("a CDN that %s is told again", async (_, reply) => {
  replies.push(reply);
  purging(onCloudflare(), { patience: 200 }).purge(["s1:a"]);
  await called(2);
  expect(told()[1]).toEqual({ tags: ["s1:a", anyTag] });
});

test("what is published during a call goes into the next, with what that call failed to tell", async () => {
  const held = Promise.withResolvers<ServerResponse>();
  replies.push((response) => held.resolve(response));
  const { purge } = purging(onCloudflare());
  purge(["s1:a"]);
  const response = await held.promise;
  purge(["s1:b", "s1:a"]);
  purge(["s1:c"]);
  response.writeHead(500).end();
  await called(2);
  expect(told()[1]?.tags?.toSorted()).toEqual([anyTag, "s1:a", "s1:b", "s1:c"]);
});

test("a tag published again during its own call is told again", async () => {
  const held = Promise.withResolvers<ServerResponse>();
  replies.push((response) => held.resolve(response));
  const { purge } = purging(onCloudflare());
  purge(["s1:a"]);
  const response = await held.promise;
  purge(["s1:a"]);
  response.end('{"success":true}');
  await called(2);
  expect(told()[1]).toEqual({ tags: ["s1:a", anyTag] });
});

test("a tag that no header could carry is told as any", async () => {
  purging(onCloudflare()).purge(["à, b\r\n"]);
  await called(1);
  expect(told()).toEqual([{ tags: [anyTag] }]);
});

test("closed, it tries no more", async () => {
  replies.push(refuse(500));
  const { purge, close } = purging(onCloudflare(), { firstPause: 200 });
  purge(["s1:a"]);
  await called(1);
  close();
  purge(["s1:b"]);
  // One that is as patient, and was refused later, has tried again.
  replies.push(refuse(500));
  purging(onCloudflare(), { firstPause: 200 }).purge(["s1:c"]);
  await expect.poll(() => told().filter(({ tags }) => tags?.includes("s1:c"))).toHaveLength(2);
  expect(calls).toHaveLength(3);
});
