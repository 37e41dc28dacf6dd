import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

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

test("a server whose port is taken says so in one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const port = String((other.address() as AddressInfo).port);
  const server = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...nothingHosted, SITE_PORT: port },
  });
  expect(await text(server.stderr)).toBe(
    `Le port ${port} est déjà pris : libérez-le, ou choisissez-en un autre avec SITE_PORT.\n`,
  );
  expect(server.exitCode ?? (await once(server, "exit"))[0]).toBe(1);
  other.close();
});
