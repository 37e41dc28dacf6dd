import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { nothingHosted } from "functions/nothing-hosted";
import { expect, test } from "vitest";

test("a server that cannot start by its environment says so in one sentence", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...nothingHosted, SITE_PORT: "abc" },
    encoding: "utf8",
  });
  expect(stderr).toBe(
    "Variable d’environnement incorrecte : SITE_PORT (un port entre 1 et 65535). Voir web/.env.example.\n",
  );
  expect(status).toBe(1);
});
