import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { testLake } from "./testLake.ts";

type Lake = Awaited<ReturnType<typeof testLake>>;

const datasetOf = (lake: Lake) => lake.projects.get("test")!.get("production");

/** A file of SQLite's that can grow no more. */
function fill(database: DatabaseSync) {
  const { page_count: pages } = database.prepare("PRAGMA page_count").get() as { page_count: number };
  database.exec(`PRAGMA max_page_count = ${pages}`);
  return { makeRoom: () => database.exec("PRAGMA max_page_count = 100000") };
}

function quiet() {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  return said;
}

const long = { _type: "page", text: "x".repeat(100_000) };

test("what finds no room on a full disk is refused and says why, in the words the lake was given; with room it is stored", async () => {
  const said = quiet();
  const fullDisk = "Le disque est plein";
  const lake = await testLake({ fullDisk });
  const { makeRoom } = fill(datasetOf(lake).store.database);
  const stored = lake.client.create({ _id: "home", ...long });
  await expect(stored).rejects.toMatchObject({ statusCode: 507, message: expect.stringContaining(fullDisk) });
  expect(said.mock.calls).toEqual([[fullDisk]]);
  makeRoom();
  await lake.client.create({ _id: "home", ...long });
});

test("a picture that finds no room to be kept is drawn all the same", async () => {
  quiet();
  const lake = await testLake();
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: "#f00" } });
  const { url } = await lake.client.assets.upload("image", await picture.png().toBuffer());
  rmSync(join(datasetOf(lake).folder, "images"), { recursive: true });
  const { status } = await fetch(`${url.replace("localhost", "127.0.0.1")}?w=10`);
  expect(status).toBe(200);
});

test("a release that finds no room at its time is tried again, and not without a pause", async () => {
  const said = quiet();
  const lake = await testLake({ features: ["contentReleases"] });
  const { client } = lake;
  lake.setClock(new Date("2030-01-01"));
  await client.releases.create({ releaseId: "rSpring", metadata: { releaseType: "scheduled" } });
  await client.action({
    actionType: "sanity.action.document.version.create",
    publishedId: "home",
    document: { _id: "versions.rSpring.home", ...long },
  });
  await client.releases.schedule({ releaseId: "rSpring", publishAt: "2030-02-01T00:00:00.000Z" });
  const write = vi.spyOn(datasetOf(lake).store, "write").mockImplementation(() => {
    throw new Error("database or disk is full");
  });
  lake.setClock(new Date("2030-02-02"));
  await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0);
  await wait(200);
  expect(said.mock.calls.length).toBeLessThan(3);
  write.mockRestore();
  await expect.poll(() => client.getDocument("home")).toMatchObject(long);
});

test("a webhook that cannot note what it told is tried again, and not without a pause; who writes is answered", async () => {
  const said = quiet();
  const asked = Promise.withResolvers<void>();
  const noted = Promise.withResolvers<void>();
  const server = createServer(async (_, response) => {
    asked.resolve();
    await noted.promise;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const lake = await testLake();
  const { port } = server.address() as AddressInfo;
  await lake.client.request({
    url: "/hooks/projects/test",
    method: "POST",
    body: { type: "document", name: "build", dataset: "production", url: `http://127.0.0.1:${port}/` },
  });
  await lake.client.create({ _id: "home", ...long });
  await asked.promise;
  const other = new DatabaseSync(join(dirname(datasetOf(lake).folder), "hooks.sqlite"));
  onTestFinished(() => other.close());
  other.exec("BEGIN IMMEDIATE");
  noted.resolve();
  await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0);
  await wait(200);
  expect(said.mock.calls.length).toBeLessThan(3);
  await lake.client.create({ _id: "about", ...long });
});
