import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { keptIn } from "./cache.server.ts";

const folder = mkdtempSync(join(tmpdir(), "social-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a picture is drawn once, and again only when something on it changed", async () => {
  let drawn = 0;
  const draw = (title: string) =>
    keptIn(folder, { title }, () => Promise.resolve(Buffer.from(`${title} ${(drawn += 1)}`)));

  expect(String(await draw("Tarifs"))).toBe("Tarifs 1");
  expect(String(await draw("Tarifs"))).toBe("Tarifs 1");
  expect(String(await draw("Nos tarifs"))).toBe("Nos tarifs 2");
});

test("a picture that could not be drawn is tried again", async () => {
  const inputs = { title: "Agenda" };
  await expect(keptIn(folder, inputs, () => Promise.reject(new Error("no picture")))).rejects.toThrow(
    "no picture",
  );
  expect(String(await keptIn(folder, inputs, () => Promise.resolve(Buffer.from("drawn"))))).toBe("drawn");
});
