import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { rawRequest } from "./rawRequest.ts";
import { studioOrigin, temporaryFolder, testLake } from "./testLake.ts";

type Lake = Awaited<ReturnType<typeof testLake>>;

const send = (api: string, path: string, body: unknown) =>
  fetch(api + path, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });
const mutate = (api: string, ...mutations: object[]) => send(api, "/data/mutate/production", { mutations });
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

async function isAlive({ client }: Lake) {
  const { _id } = await client.createOrReplace({ _id: "alive", _type: "x" });
  return client.fetch<boolean>("defined(*[_id == $_id][0])", { _id });
}

test("parameters and bodies nested thousands deep are refused", async () => {
  const lake = await testLake({ timeLimit: 1000 });
  const deep = nested(4000);
  const answers = await Promise.all([
    fetch(`${lake.api}/data/query/production?query=$a&$a=${deep}`),
    fetch(`${lake.api}/data/listen/production?query=*[a==$a]&$a=${deep}`),
    send(lake.api, "/data/query/production", `{"query":"$a","params":{"a":${deep}}}`),
    send(lake.api, "/data/mutate/production", `{"mutations":[{"create":{"_type":"x","a":${deep}}}]}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(await isAlive(lake)).toBe(true);
});

test("a name that every object has is no kind of source map, whether a thread is ready for the query or not", async () => {
  const lake = await testLake({ timeLimit: 1000 });
  for (const name of ["constructor", "toString", "__proto__"]) {
    const answer = await fetch(`${lake.api}/data/query/production?query=1&resultSourceMap=${name}`);
    expect(await answer.json()).toMatchObject({ result: 1 });
  }
  expect(await isAlive(lake)).toBe(true);
});

test("a patch of more elements than an array has touches those there are", async () => {
  const lake = await testLake({ timeLimit: 3000 });
  await lake.client.create({ _id: "a", _type: "x", tags: ["a", "b", "c"], inner: { tags: ["a"] } });
  const patch = (operations: object) => mutate(lake.api, { patch: { id: "a", ...operations } });
  const answers = [
    await patch({ set: { "tags[0:99999999]": "z" } }),
    await patch({ insert: { after: "tags[0:99999999]", items: ["last"] } }),
    await patch({ set: { "inner.tags[0:2000000]": "y" } }),
    await patch({ set: { "inner.tags[2000000]": "y" } }),
    await patch({ unset: ["inner.tags[1:2000000]"] }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await lake.client.getDocument("a")).toMatchObject({
    tags: ["z", "z", "z", "last"],
    inner: { tags: ["y"] },
  });
});

test("a patch that would take minutes is cut off, and others are stored", async () => {
  const lake = await testLake({ timeLimit: 3000 });
  const items = Array.from({ length: 40_000 }, (_, n) => ({ _key: `k${n}`, n }));
  await lake.client.create({ _id: "a", _type: "x", items });
  const endless = Object.fromEntries(
    items.slice(0, 20_000).map(({ _key }) => [`items[_key=="${_key}"].n`, 1]),
  );
  const slow = mutate(lake.api, { patch: { id: "a", set: endless } });
  expect(await lake.client.fetch("1")).toBe(1);
  expect((await slow).status).toBe(408);
  expect(await isAlive(lake)).toBe(true);
});

test("a search and a shape that would take minutes are cut off, and others are answered", async () => {
  const lake = await testLake({ timeLimit: 1000 });
  await lake.client.create({ _id: "a", _type: "x", text: "a".repeat(100_000) });
  const words = `${"*a".repeat(12)}b`;
  const ring = Array.from({ length: 20_000 }, (_, n) => [n % 2 ? 10 : -10, (n % 179) / 2]);
  const polygon = { type: "Polygon", coordinates: [[...ring, ring[0]]] };
  const answers = await Promise.all([
    send(lake.api, "/data/query/production", { query: "*[@ match text::query($words)]", params: { words } }),
    send(lake.api, "/data/query/production", { query: "geo($polygon)", params: { polygon } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([408, 408]);
  expect(await isAlive(lake)).toBe(true);
});

test("a listener whose filter costs too much is ended; writers and other listeners do not wait for it", async () => {
  const lake = await testLake({ timeLimit: 500 });
  const costly = "count(n[count(^.n[count(^.^.n[@ == ^]) > 0]) > 0]) > 0";
  const listen = (filter: string) =>
    fetch(`${lake.api}/data/listen/production?query=${encodeURIComponent(`*[${filter}]`)}`);
  const [hostile, honest] = await Promise.all([listen(costly), listen("true")]);
  const n = Array.from({ length: 700 }, (_, index) => index);
  await lake.client.create({ _id: "first", _type: "x", n });
  expect(await isAlive(lake)).toBe(true);
  expect(await hostile.text()).toContain("event: channelError");
  let heard = "";
  for await (const chunk of honest.body ?? []) {
    heard += Buffer.from(chunk).toString();
    if (heard.includes("alive")) break;
  }
  expect(heard).toContain('"documentId":"first"');
  expect((await listen(costly)).status).toBe(400);
});

test("who asks for the head of a stream opens none: as many as ever leave room for those who listen", async () => {
  const { api } = await testLake();
  const address = `${api}/data/live/events/production`;
  for (let hundred = 0; hundred < 11; hundred++) {
    const heads = Array.from({ length: 100 }, () => fetch(address, { method: "HEAD" }));
    expect(new Set((await Promise.all(heads)).map(({ status }) => status))).toEqual(new Set([200]));
  }
  const { status, body } = await fetch(address);
  expect(status).toBe(200);
  await body?.cancel();
});

test("listeners that never read take no more memory together than a few may, and others hear on", async () => {
  const { api, client } = await testLake();
  const query = encodeURIComponent("*");
  const opened = Array.from({ length: 20 }, () =>
    fetch(`${api}/data/listen/production?includeResult=true&query=${query}`),
  );
  await Promise.all(opened);
  const told = client.listen('*[_id == "last"]', {}, { events: ["welcome", "mutation"] });
  const heard = new Promise((resolve) => {
    const subscription = told.subscribe(({ type }) => type === "mutation" && resolve(type));
    onTestFinished(() => subscription.unsubscribe());
  });
  setFlagsFromString("--expose-gc");
  const held = () => {
    runInNewContext("gc")();
    return process.memoryUsage().arrayBuffers;
  };
  const before = held();
  for (let n = 0; n < 16; n++)
    await client.createOrReplace({ _id: "a", _type: "x", text: `${n}`.repeat(1e6) });
  await client.create({ _id: "last", _type: "x" });
  await heard;
  expect(held() - before).toBeLessThan(200e6);
});

test.for(["toString", "a subscription", "a session", "no id"] as const)(
  "a WebSocket message with a hostile value (%s) harms no one",
  async (what) => {
    const lake = await testLake();
    const socket = new WebSocket(
      `${lake.url.replace("http://localhost", "ws://127.0.0.1")}/v1/socket/production`,
      {
        origin: studioOrigin,
      },
    );
    onTestFinished(() => socket.terminate());
    await once(socket, "open");
    const hostile = { toString: 1, valueOf: 1 };
    const messages = {
      toString: { jsonrpc: "2.0", id: 1, method: hostile },
      "a subscription": { id: 1, method: "presence_unsubscribe", params: { subscriptionId: hostile } },
      "a session": { id: 1, method: "presence_announce", params: { data: { sessionId: hostile } } },
      "no id": { method: "presence_disconnect", params: { session: hostile } },
    };
    socket.send(JSON.stringify(messages[what]));
    await once(socket, "close");
    expect(await isAlive(lake)).toBe(true);
  },
);

test("pictures drawn in every size take no more room than they are given", async () => {
  const data = temporaryFolder();
  const lake = await testLake({ imageCacheBytes: 200_000, data });
  const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, n) => (n * 7919) % 251));
  const png = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .png()
    .toBuffer();
  const { url } = await lake.client.assets.upload("image", png);
  const address = url.replace("localhost", "127.0.0.1");
  for (let width = 200; width < 240; width++) {
    const answer = await fetch(`${address}?w=${width}&fm=png`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  const folder = join(data, "test", "production", "images");
  const kept = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  await expect.poll(kept).toBeLessThanOrEqual(200_000);
});

test("a picture of more pixels than can be drawn is refused", async () => {
  const { api } = await testLake();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>';
  const answer = await send(api, "/assets/images/production", svg);
  expect(answer.status).toBe(400);
});

test.for(["image/svg+xml; charset=utf-8", "image/x+xml", "IMAGE/SVG+XML", "text/html", "image/"])(
  "a file that says it is %s may run nothing in the lake's name",
  async (type) => {
    const lake = await testLake();
    const body = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const answer = await fetch(`${lake.api}/assets/files/production?filename=a.svg`, {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
    const { document } = JSON.parse(await answer.text());
    const served = await fetch(document.url.replace("localhost", "127.0.0.1"));
    expect(served.headers.get("content-security-policy")).toContain("sandbox");
    expect(served.headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test("a browser that another website sends is refused, whatever it asks for", async () => {
  const lake = await testLake();
  const document = await lake.client.assets.upload("file", Buffer.from("hello"), { filename: "a.txt" });
  const paths = [new URL(document.url).pathname, "/v1/data/query/production?query=*", "/healthz"];
  for (const path of paths) {
    const ask = async (headers: Record<string, string>) => (await rawRequest(lake.url, path, headers)).status;
    expect(await ask({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await ask({ "sec-fetch-site": "cross-site", referer: "http://evil.example/" })).toBe(403);
    expect(await ask({ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" })).toBe(403);
    // The Studio and the lake's `<project>.localhost` are two sites to a browser.
    expect(await ask({ "sec-fetch-site": "cross-site", origin: studioOrigin })).toBe(200);
    expect(await ask({ "sec-fetch-site": "cross-site", referer: `${studioOrigin}/` })).toBe(200);
    expect(await ask({ "sec-fetch-site": "none" })).toBe(200);
  }
});

test("more questions at once than can be answered are refused, not kept", async () => {
  const lake = await testLake({ timeLimit: 300, mostWaiting: 5 });
  const transaction = lake.client.transaction();
  for (let n = 0; n < 300; n++) transaction.create({ _id: `p${n}`, _type: "page", title: `Une page ${n}` });
  await transaction.commit();
  const endless = "count(*[count(*[count(*[count(*[title match ^.^.^.title]) > 0]) > 0]) > 0])";
  const ask = () => fetch(`${lake.api}/data/query/production?query=${encodeURIComponent(endless)}`);
  const statuses = (await Promise.all(Array.from({ length: 10 }, ask))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([408, 429]));
  expect(await isAlive(lake)).toBe(true);
});
