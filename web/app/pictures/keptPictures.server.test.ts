import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { KeptPictures } from "./keptPictures.server.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "pictures-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const picture = (text: string) => ({ type: "image/avif", bytes: Buffer.from(text) });
const gone = () => Promise.reject(new Error("the lake is gone"));

test("a picture once shown is shown again with the lake gone, also after a restart", async () => {
  await new KeptPictures(folder, 1000).get("a", async () => picture("an\niris"));
  expect(await new KeptPictures(folder, 1000).get("a", gone)).toEqual(picture("an\niris"));
  await expect(new KeptPictures(folder, 1000).get("b", gone)).rejects.toThrow("the lake is gone");
});

test("visitors who ask at once for the same picture wait for one", async () => {
  let fetched = 0;
  const pictures = new KeptPictures(folder, 1000);
  const fetch = async () => picture(String(++fetched));
  const shown = await Promise.all([pictures.get("a", fetch), pictures.get("a", fetch)]);
  expect(shown).toEqual([picture("1"), picture("1")]);
});

test("what the lake does not have is asked for again", async () => {
  const pictures = new KeptPictures(folder, 1000);
  expect(await pictures.get("a", async () => undefined)).toBeUndefined();
  expect(await pictures.get("a", async () => picture("there"))).toEqual(picture("there"));
});

test("new pictures take the room of old ones", async () => {
  const pictures = new KeptPictures(folder, 1000);
  for (let number = 0; number < 30; number++) {
    await pictures.get(String(number), async () => picture("x".repeat(90)));
  }
  expect(readdirSync(folder).length).toBeLessThanOrEqual(10);
  expect(await pictures.get("29", gone)).toEqual(picture("x".repeat(90)));
});

/** Bytes that the folder holds. */
const held = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

test("the folder stays within its limit with two servers over it, many pictures at once, and restarts", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const limit = 100_000;
  const big = picture("x".repeat(490));
  let servers = [new KeptPictures(folder, limit), new KeptPictures(folder, limit)];
  for (let round = 0; round < 40; round++) {
    if (round % 10 === 9) servers = servers.map(() => new KeptPictures(folder, limit));
    const asked = Array.from({ length: 8 }, (_, index) => `${round} ${index}`);
    await Promise.all(
      servers.flatMap((server, number) =>
        asked.map((name) => server.get(`${number} ${name}`, async () => big)),
      ),
    );
    expect(held()).toBeLessThanOrEqual(limit);
  }
  expect(held()).toBeGreaterThan(limit / 2);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test("what a killed server left makes room too", async () => {
  for (let number = 0; number < 20; number++) writeFileSync(join(folder, `half-${number}`), "x".repeat(100));
  await new KeptPictures(folder, 1000).get("a", async () => picture("a"));
  expect(held()).toBeLessThanOrEqual(1000);
});

test("a picture that a power cut left empty is fetched again", async () => {
  await new KeptPictures(folder, 1000).get("a", async () => picture("there"));
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "");
  expect(await new KeptPictures(folder, 1000).get("a", async () => picture("again"))).toEqual(
    picture("again"),
  );
});
