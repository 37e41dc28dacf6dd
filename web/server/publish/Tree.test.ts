import { mkdtempSync, rmSync } from "node:fs";
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
