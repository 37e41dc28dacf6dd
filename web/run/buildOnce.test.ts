import { mkdtempSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { buildOnce } from "./buildOnce.ts";

test("what is built is built again when its sources changed, or one of its files was cut or taken away", async () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const output = join(folder, "out");
  const stamp = join(output, "stamp");
  const file = join(output, "assets/code.js");
  const command = ["sh", "-c", "mkdir -p out/assets; echo code > out/assets/code.js; echo once >> builds"];
  const builds = async (fingerprint: string) => {
    await buildOnce({ what: "site", fingerprint, stamp, output, command, folder, env: {}, say: () => {} });
    return readFileSync(join(folder, "builds"), "utf8").trim().split("\n").length;
  };
  expect(await builds("a")).toBe(1);
  expect(await builds("a")).toBe(1);
  expect(await builds("b")).toBe(2);
  truncateSync(file, 1);
  expect(await builds("b")).toBe(3);
  rmSync(file);
  expect(await builds("b")).toBe(4);
  expect(await builds("b")).toBe(4);
});
