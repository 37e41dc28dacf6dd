import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { keepOnly, keptIn } from "./cache.server.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "social-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("a picture is drawn once, and again only when something on it changed, in the old one's place", async () => {
  let drawn = 0;
  const draw = (title: string) =>
    keptIn(folder, "/tarifs", { title }, () => Promise.resolve(Buffer.from(`${title} ${(drawn += 1)}`)));

  expect(String(await draw("Tarifs"))).toBe("Tarifs 1");
  expect(String(await draw("Tarifs"))).toBe("Tarifs 1");
  expect(String(await draw("Nos tarifs"))).toBe("Nos tarifs 2");
  expect(readdirSync(folder)).toHaveLength(1);
});

test("a picture that could not be drawn is tried again", async () => {
  const inputs = { title: "Agenda" };
  const fail = () => Promise.reject(new Error("no picture"));
  await expect(keptIn(folder, "/agenda", inputs, fail)).rejects.toThrow("no picture");
  const drawn = await keptIn(folder, "/agenda", inputs, () => Promise.resolve(Buffer.from("drawn")));
  expect(String(drawn)).toBe("drawn");
});

test("who draws the same at once gets it, and leaves one file", async () => {
  const draw = () => keptIn(folder, "/tarifs", {}, () => Promise.resolve(Buffer.alloc(2 ** 20, "drawn")));
  const drawn = await Promise.all([draw(), draw(), draw()]);
  expect(drawn.map((one) => one.length)).toEqual([2 ** 20, 2 ** 20, 2 ** 20]);
  expect(readdirSync(folder)).toHaveLength(1);
});

test("pictures of pages that are gone go too", async () => {
  const draw = (path: string) => keptIn(folder, path, {}, () => Promise.resolve(Buffer.from(path)));
  for (const path of ["/", "/tarifs", "/stage"]) await draw(path);
  const before = readdirSync(folder);
  await keepOnly(folder, ["/", "/tarifs", "/stage"]);
  expect(readdirSync(folder)).toEqual(before);
  await keepOnly(folder, ["/", "/tarifs"]);
  expect(readdirSync(folder)).toHaveLength(2);
  await keepOnly(join(folder, "none"), []);
});

test("what was never finished goes, and not what is being written", async () => {
  await keptIn(folder, "/", {}, () => Promise.resolve(Buffer.from("drawn")));
  const [drawn] = readdirSync(folder) as [string];
  for (const writer of ["killed", "writing"]) writeFileSync(join(folder, `${drawn}.${writer}`), "dra");
  utimesSync(join(folder, `${drawn}.killed`), 0, 0);
  await keepOnly(folder, ["/"]);
  expect(readdirSync(folder)).toEqual([drawn, `${drawn}.writing`]);
});
