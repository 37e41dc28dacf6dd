import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, onTestFinished, test } from "vitest";

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
