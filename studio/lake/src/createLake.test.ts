import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLake } from "./createLake.ts";
import { temporaryFolder, testLake } from "./testLake.ts";

test("a test finds the lake as the snapshot was, documents, revisions and history", async () => {
  const lake = await testLake({ data: temporaryFolder() });
  const { client } = lake;
  await client.create({ _id: "kept", _type: "page", title: "before", tags: ["a"] });
  await client.create({ _id: "deleted", _type: "page" });
  const before = await client.fetch("* | order(_id)");
  const snapshot = lake.snapshot();
  for (let round = 0; round < 2; round++) {
    await client.patch("kept").set({ title: "after" }).append("tags", ["b"]).commit();
    await client.patch("kept").set({ title: "after all" }).commit();
    await client.delete("deleted");
    await client.create({ _id: "added", _type: "page" });
    await client.datasets.create("more");
    await lake.restore(snapshot);
    expect(await client.fetch("* | order(_id)")).toEqual(before);
    expect((await client.datasets.list()).map(({ name }) => name)).toEqual(["production"]);
    const past = await client.request<string>({
      url: "/data/history/production/transactions/kept?excludeContent=true",
    });
    expect(past.trim().split("\n")).toHaveLength(1);
  }
});

test("a snapshot whose past was given up for an older one is refused, and nothing is changed", async () => {
  const { client, snapshot, restore } = await testLake({ datasets: ["production", "staging"] });
  const empty = snapshot();
  await client.create({ _id: "seed", _type: "page" });
  const seeded = snapshot();
  await client.withConfig({ dataset: "staging" }).create({ _id: "later", _type: "page" });
  await restore(seeded);
  await restore(empty);
  await client.withConfig({ dataset: "staging" }).create({ _id: "later", _type: "page" });
  await client.datasets.create("more");
  await expect(restore(seeded)).rejects.toMatchObject({ status: 409 });
  expect(await client.withConfig({ dataset: "staging" }).fetch("*[]._id")).toEqual(["later"]);
  expect(await client.datasets.list()).toHaveLength(3);
  await restore(empty);
  expect(await client.withConfig({ dataset: "staging" }).fetch("*[]._id")).toEqual([]);
});

test("a site in live mode is told what a restored snapshot changes", async () => {
  const lake = await testLake();
  const { syncTags } = await lake.client.fetch('*[_type == "page"]', {}, { filterResponse: false });
  const snapshot = lake.snapshot();
  await lake.client.create({ _type: "page" });
  const tags = new Promise<string[]>((resolve, reject) => {
    const subscription = lake.client.live.events().subscribe({
      error: reject,
      next(event) {
        if (event.type === "welcome") lake.restore(snapshot).catch(reject);
        if (event.type !== "message") return;
        subscription.unsubscribe();
        resolve(event.tags);
      },
    });
  });
  expect(await tags).toEqual(expect.arrayContaining(syncTags ?? [""]));
});

test("the lake takes it to be the time it is told", async () => {
  const lake = await testLake();
  const moment = new Date("2031-02-03T04:05:06.000Z");
  lake.setClock(moment);
  expect(await lake.client.fetch("now()")).toBe(moment.toISOString());
  expect(await lake.client.create({ _type: "page" })).toMatchObject({ _createdAt: moment.toISOString() });
  lake.setClock();
  expect(await lake.client.fetch<string>("now()")).not.toContain("2031");
});

test("requests fail on demand, as often as asked", async () => {
  const lake = await testLake();
  lake.addFault({ on: /\/data\/query\//, status: 503, times: 1 });
  const client = lake.clientOf({ maxRetries: 0 });
  await expect(client.fetch("1")).rejects.toMatchObject({ statusCode: 503 });
  expect(await client.fetch("1")).toBe(1);
  lake.addFault({ status: 429 });
  await expect(client.fetch("1")).rejects.toMatchObject({ statusCode: 429 });
  lake.clearFaults();
  expect(await client.fetch("1")).toBe(1);
});

test("streams are dropped on demand", async () => {
  const lake = await testLake();
  const stream = await fetch(`${lake.clientConfig.apiHost}/v1/data/listen/production?query=*`);
  lake.dropStreams();
  expect(await stream.text()).toContain("welcome");
});

test("a folder whose documents cannot be read is named", async () => {
  const data = temporaryFolder();
  const folder = join(data, "test", "production");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "lake.sqlite"), "not a database".repeat(100));
  await expect(createLake({ project: "test", data })).rejects.toThrow(
    `The dataset in ${folder} cannot be opened: file is not a database`,
  );
});

test("a lake that could not open one of its datasets holds none of them: it starts once that one is repaired", async () => {
  const data = temporaryFolder();
  const options = { project: ["one", "two"], datasets: ["a", "b"], data };
  await (await createLake(options)).close();
  const broken = join(data, "two", "b", "lake.sqlite");
  writeFileSync(broken, "not a database".repeat(100));
  await expect(createLake(options)).rejects.toThrow("cannot be opened");
  rmSync(broken);
  const { projects } = await testLake(options);
  expect([...projects.keys()]).toEqual(["one", "two"]);
});

/** A dataset of many pages on the disk, with rubbish in the middle of them. */
async function damagedFolder() {
  const data = temporaryFolder();
  const lake = await createLake({ project: "test", data, access: "open" });
  const { store, mutate } = lake.projects.get("test")!.get("production");
  const pages = Array.from({ length: 2000 }, (_, n) => ({
    create: { _id: `p${n}`, _type: "page", text: "x".repeat(400) },
  }));
  await mutate({ mutations: pages }, { author: "a", dryRun: false });
  store.database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  await lake.close();
  const folder = join(data, "test", "production");
  const file = openSync(join(folder, "lake.sqlite"), "r+");
  writeSync(file, Buffer.alloc(8192, 0xff), 0, 8192, 200 * 1024);
  closeSync(file);
  return { data, folder };
}

test("a folder whose documents are damaged in their middle is named at the start", async () => {
  const { data, folder } = await damagedFolder();
  await expect(createLake({ project: "test", data })).rejects.toMatchObject({
    message: `The dataset in ${folder} cannot be opened: database disk image is malformed`,
    cause: { errcode: 11 },
  });
});

test("an option that makes no sense is named", async () => {
  await expect(createLake({ project: "Not A Project" })).rejects.toThrow("project");
  await expect(createLake({ tokens: { t: { role: "editor", user: "nobody" } } })).rejects.toThrow("nobody");
});

test("a program takes and restores snapshots over HTTP, where that is allowed, and no page does", async () => {
  const { client, api } = await testLake({ control: true });
  const { id } = await client.request<{ id: string }>({ url: "/lake/snapshots", method: "POST" });
  await client.create({ _type: "page" });
  const back = `/lake/snapshots/${id}/restore`;
  const page = await fetch(api + back, { method: "POST", headers: { origin: "http://localhost:3333" } });
  expect(page.status).toBe(403);
  expect(await client.request({ url: back, method: "POST" })).toEqual({ changed: 1 });
  expect(await client.fetch("*")).toEqual([]);
  const { api: closed } = await testLake();
  expect((await fetch(`${closed}/lake/snapshots`, { method: "POST" })).status).toBe(404);
});

test("a connection is kept for longer than clients keep one, who would ask while it is closed", async () => {
  const { api } = await testLake();
  const { headers } = await fetch(`${api}/projects`);
  expect(headers.get("keep-alive")).toBe("timeout=75");
});
