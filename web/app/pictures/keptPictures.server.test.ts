import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

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
