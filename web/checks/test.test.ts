import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { expect, test } from "vitest";

test("who names a test of many is told how one alone is run, and waits for none", () => {
  const command = [join(import.meta.dirname, "test.ts"), "--fast", "coloursCss"];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    timeout: 10_000,
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("npx vitest run coloursCss");
});
