import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { root } from "./root.ts";

/** Where the rooms stand, each with a `.env` of its own. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rooms-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What each room says, those before it counting more. */
const files = {
  web: "A=web",
  studio: "A=studio\nB=studio",
  functions: "A=functions\nB=functions\nC=functions",
};

test.each([
  ["studio", "coherence"],
  ["web", "bench:articles"],
  ["web", "screens"],
  ["functions", "why"],
])("in %s, npm run %s goes by the rooms' .env as npm start does", (room, script) => {
  for (const [other, said] of Object.entries(files)) {
    mkdirSync(join(folder, other));
    writeFileSync(join(folder, other, ".env"), said);
  }
  const { scripts } = JSON.parse(readFileSync(join(root, room, "package.json"), "utf8"));
  const [, ...args] = scripts[`${script}:run`].split(" ") as string[];
  const file = join(folder, room, args.at(-1)!);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "const { A, B, C, D } = process.env; console.log(A, B, C, D);");
  const options = { cwd: join(folder, room), env: { D: "shell" }, encoding: "utf8" } as const;
  expect(execFileSync(process.execPath, args, options)).toBe("web studio functions shell\n");
});
