import { rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
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
