import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, onTestFinished, test } from "vitest";

import { etagOf } from "./etagOf.ts";
import { Tree } from "./Tree.ts";

test("what was asked for last is what is there after a stop, however it came", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = new Tree(folder);
  const last = 2_000;
  for (let at = 0; at <= last; at++) {
    tree.setNote("state", String(at));
    if (at % 7 === 0) await wait(0);
  }
  await tree.close();
  const later = new Tree(folder);
  expect(later.note("state")).toBe(String(last));
  await later.close();
});

test("a second server on the same folder does not start, and leaves the first one's work alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = new Tree(folder);
  const [first, next] = [tree.newFile(), tree.newFile()];
  for (const file of [first, next]) writeFileSync(file, "Tarifs");
  const kept = { etag: "e", tags: [], until: Infinity, group: "pages" as const, forms: [""], pictures: [] };
  await tree.put("/tarifs", kept, first);
  expect(() => new Tree(folder)).toThrow("Un autre serveur du site travaille déjà dans");
  await tree.put("/agenda", kept, next);
  await tree.close();
});

test("what cannot take its place, as on a full disk, leaves the last form to be served, however often it is tried", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = new Tree(folder);
  const keptAs = (text: string) =>
    ({ etag: etagOf(text), tags: [], until: Infinity, group: "pages", forms: [""], pictures: [] }) as const;
  const written = tree.newFile();
  writeFileSync(written, "490 €");
  await tree.put("/tarifs", keptAs("490 €"), written);

  for (const _try of [1, 2, 3]) {
    await expect(tree.put("/tarifs", keptAs("520 €"), tree.newFile())).rejects.toThrow("ENOENT");
    expect(String((await tree.read("/tarifs", "identity"))?.bytes)).toBe("490 €");
  }
  await expect(tree.put("/agenda", keptAs("mai"), tree.newFile())).rejects.toThrow("ENOENT");
  expect(tree.get("/agenda")).toBeUndefined();
  await tree.close();
});
