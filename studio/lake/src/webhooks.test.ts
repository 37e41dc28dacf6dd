import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createClient, type SanityClient } from "@sanity/client";
import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { expect, onTestFinished, test } from "vitest";
import { createLake } from "./createLake.ts";
import { apiVersion, temporaryFolder, testLake } from "./testLake.ts";

type Told = { method: string | undefined; headers: IncomingHttpHeaders; body: string };

/** A program that is told of changes, and answers as it is told to, 200 in the end. */
async function listener(...statuses: number[]) {
  const told: Told[] = [];
  const server = createServer(async (request, response) => {
    told.push({ method: request.method, headers: request.headers, body: await text(request) });
    response.writeHead(statuses.shift() ?? 200).end("heard");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { told, bodies: () => told.map(({ body }) => JSON.parse(body)), url: `http://127.0.0.1:${port}/` };
}

const hooks = "/hooks/projects/test";
const makeHook = (client: SanityClient, hook: object) =>
  client.request<{ id: string }>({
    url: hooks,
    method: "POST",
    body: { type: "document", name: "build", dataset: "production", ...hook },
  });

test("a webhook tells what its filter lets through, as its projection says, signed", async () => {
  const { client } = await testLake();
  const { told, bodies, url } = await listener();
  await client.create({ _id: "author", _type: "author", name: "Ada" });
  const rule = {
    on: ["create", "update", "delete"],
    filter: '_type == "post" && delta::changedAny(title)',
    projection:
      '{_id, "was": before().title, "is": after().title, "author": author->name, "in": sanity::dataset()}',
  };
  const { id } = await makeHook(client, { url, rule, secret: "s3cret", headers: { "x-own": "1" } });
  await client.create({ _id: "page", _type: "page", title: "no post" });
  await client.create({
    _id: "post",
    _type: "post",
    title: "Un",
    author: { _type: "reference", _ref: "author" },
  });
  await client.create({ _id: "drafts.post", _type: "post", title: "Brouillon" });
  await client.patch("post").set({ subtitle: "rien de neuf" }).commit();
  await client.patch("post").set({ title: "Deux" }).commit();
  const { transactionId } = await client.delete("post");
  await expect.poll(bodies).toEqual([
    { _id: "post", was: null, is: "Un", author: "Ada", in: "production" },
    { _id: "post", was: "Un", is: "Deux", author: "Ada", in: "production" },
    { _id: "post", was: "Deux", is: null, author: "Ada", in: "production" },
  ]);
  const { method, headers, body } = told[2] as Told;
  expect(method).toBe("POST");
  expect(headers).toMatchObject({
    "x-own": "1",
    "content-type": "application/json",
    "sanity-webhook-id": id,
    "sanity-document-id": "post",
    "sanity-operation": "delete",
    "sanity-transaction-id": transactionId,
    "sanity-dataset": "production",
  });
  const signature = String(headers[SIGNATURE_HEADER_NAME]);
  expect(await isValidSignature(body, signature, "s3cret")).toBe(true);
  expect(await isValidSignature(body, signature, "another")).toBe(false);
});

test("what is not heard is told again, later each time; what is refused is not", async () => {
  const { client } = await testLake();
  const { bodies, url } = await listener(503, 429, 200, 400);
  const { id } = await makeHook(client, { url, rule: { on: ["create"], projection: "_id" } });
  await client.create({ _id: "a", _type: "post" });
  await expect.poll(bodies).toEqual(["a", "a", "a"]);
  await client.create({ _id: "b", _type: "post" });
  await client.create({ _id: "c", _type: "post" });
  await expect.poll(bodies).toEqual(["a", "a", "a", "b", "c"]);
  const messages = () => client.request<object[]>({ url: `${hooks}/${id}/messages` });
  await expect.poll(messages).toMatchObject([
    { payload: '"c"', status: "success", resultCode: 200 },
    { payload: '"b"', status: "failure", resultCode: 400 },
    { payload: '"a"', status: "success", failureCount: 2 },
  ]);
  const attempts = await client.request<{ id: number }[]>({ url: `${hooks}/${id}/attempts` });
  expect(attempts).toHaveLength(5);
  expect(await client.request({ url: `${hooks}/attempts/${attempts[1]?.id}` })).toMatchObject({
    isFailure: true,
    resultCode: 400,
    resultBody: "heard",
  });
});

test("of a receiver's answer the beginning is kept, and no more awaited", async () => {
  const { client } = await testLake();
  const server = createServer((_, response) => void response.writeHead(200).write("x".repeat(20_000)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { id } = await makeHook(client, { url: `http://127.0.0.1:${port}/` });
  await client.create({ _id: "a", _type: "post" });
  const attempts = () => client.request<object[]>({ url: `${hooks}/${id}/attempts` });
  await expect.poll(attempts).toMatchObject([{ isFailure: false, resultBody: "x".repeat(10_000) }]);
});

test("what was not heard when the lake stopped is told when it starts again", async () => {
  const options = { data: temporaryFolder(), project: "test", access: "open" as const };
  const { bodies, url } = await listener(503);
  const lake = await createLake(options);
  const client = createClient({ ...lake.clientConfig, apiVersion });
  await makeHook(client, { url });
  await client.create({ _id: "a", _type: "post" });
  await expect.poll(bodies).toHaveLength(1);
  await lake.close();
  await testLake(options);
  await expect.poll(bodies).toMatchObject([{ _id: "a" }, { _id: "a", _type: "post" }]);
});

test("a change whose webhook finds every thread taken is told later", async () => {
  const { client, clientOf } = await testLake({ timeLimit: 2000, mostWaiting: 1 });
  const { bodies, url } = await listener();
  const pages = client.transaction();
  for (let n = 0; n < 300; n++) pages.create({ _id: `p${n}`, _type: "page", title: `Une page ${n}` });
  await pages.commit();
  await makeHook(client, { url, rule: { on: ["create"], projection: "_id" } });
  const endless = "count(*[count(*[count(*[count(*[title match ^.^.^.title]) > 0]) > 0]) > 0])";
  const ask = (query: string) =>
    clientOf({ maxRetries: 0 })
      .fetch(query)
      .catch(({ statusCode }) => statusCode);
  const asking = setInterval(() => void ask(endless), 10);
  onTestFinished(() => clearInterval(asking));
  await expect.poll(() => ask("1")).toBe(429);
  await client.create({ _id: "a", _type: "post" });
  clearInterval(asking);
  await expect.poll(bodies).toEqual(["a"]);
});

test("webhooks are listed, changed, paused and deleted", async () => {
  const { client } = await testLake();
  const { bodies, url } = await listener();
  const { id } = await makeHook(client, {
    url,
    rule: { on: ["create"], projection: "_id" },
    includeDrafts: true,
  });
  expect(await client.request({ url: hooks })).toMatchObject([{ id, name: "build", httpMethod: "POST" }]);
  const change = (body: object) => client.request({ url: `${hooks}/${id}`, method: "PATCH", body });
  await change({ isDisabledByUser: true });
  await client.create({ _id: "a", _type: "post" });
  await change({ isDisabledByUser: false, dataset: "*", name: "deploy" });
  expect(await client.request({ url: `${hooks}/${id}` })).toMatchObject({ name: "deploy", dataset: "*" });
  await client.datasets.create("staging");
  await client.withConfig({ dataset: "staging" }).create({ _id: "drafts.b", _type: "post" });
  await expect.poll(bodies).toEqual(["drafts.b"]);
  await client.request({ url: `${hooks}/${id}`, method: "DELETE" });
  expect(await client.request({ url: hooks })).toEqual([]);
  await expect(client.request({ url: `${hooks}/${id}` })).rejects.toMatchObject({ statusCode: 404 });
});

test("of a webhook that is deleted while it tells something no attempt is kept", async () => {
  const { client } = await testLake();
  const asked = Promise.withResolvers<void>();
  const deleted = Promise.withResolvers<void>();
  const server = createServer(async (_, response) => {
    asked.resolve();
    await deleted.promise;
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const { id } = await makeHook(client, { url });
  await client.create({ _id: "a", _type: "post" });
  await asked.promise;
  await client.request({ url: `${hooks}/${id}`, method: "DELETE" });
  deleted.resolve();
  const other = await makeHook(client, { url });
  await client.create({ _id: "b", _type: "post" });
  const attempts = () => client.request<object[]>({ url: `${hooks}/${other.id}/attempts` });
  await expect.poll(async () => (await attempts()).at(-1)).toMatchObject({ id: 1, resultCode: 503 });
});

test("a webhook that makes no sense, or would leave this machine, is refused, and so is who may not make one", async () => {
  const { client, clientOf } = await testLake({
    access: "tokens",
    tokens: { t: "editor", a: "administrator" },
  });
  const admin = clientOf({ token: "a" });
  const url = "http://127.0.0.1:9/";
  const refused: [client: SanityClient, hook: object, statusCode: number][] = [
    [admin, { url: "http://example.com/" }, 400],
    [admin, { url: "file:///etc/passwd" }, 400],
    [admin, { url, rule: { on: [] } }, 400],
    [admin, { url, rule: { on: ["create"], filter: "_type ==" } }, 400],
    [admin, { url, type: "transaction" }, 400],
    [clientOf({ token: "t" }), { url }, 403],
    [client, { url }, 403],
  ];
  for (const [asker, hook, statusCode] of refused)
    await expect(makeHook(asker, hook), JSON.stringify(hook)).rejects.toMatchObject({ statusCode });
  expect(await admin.request({ url: hooks })).toEqual([]);
});

test("a snapshot that is put back tells no one", async () => {
  const { client, snapshot, restore } = await testLake();
  const { bodies, url } = await listener();
  await makeHook(client, { url, rule: { on: ["create", "delete"], projection: "_id" } });
  const before = snapshot();
  await client.create({ _id: "a", _type: "post" });
  await restore(before);
  await client.create({ _id: "b", _type: "post" });
  await expect.poll(bodies).toEqual(["a", "b"]);
});
