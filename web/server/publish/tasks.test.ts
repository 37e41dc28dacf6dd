import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { expect, onTestFinished, test } from "vitest";

import { startTasks } from "./tasks.ts";
import type { Job } from "./task.ts";

test("a page that never ends is given up, and those after it are made", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tasks-"));
  const thread = join(folder, "thread.mjs");
  writeFileSync(
    thread,
    `export const make = ([{ url }]) => {
      while (url === "/endless");
      return [{ refused: 404 }];
    };`,
  );
  const tasks = startTasks(pathToFileURL(thread), 500);
  onTestFinished(async () => {
    await tasks.close();
    rmSync(folder, { recursive: true });
  });
  const make = (url: string) => tasks.make([{ url } as Job], "at once");

  await expect(make("/endless")).rejects.toThrow("aborted");
  await expect(make("/tarifs")).resolves.toEqual([{ refused: 404 }]);
});
