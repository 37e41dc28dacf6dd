import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "functions/ports";
import { expect, onTestFinished, test } from "vitest";

test("the Studio of a laptop, where its address signs it in, stands in no frame of another site", async () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), "<title>Studio</title>");
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, "serve.ts")], {
    env: { ...process.env, STUDIO_PORT: String(port), STUDIO_FOLDER: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  onTestFinished(async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
  });
  const studio = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${studio}/healthz`)
          .then(({ ok }) => ok)
          .catch(() => false),
      { timeout: 20_000 },
    )
    .toBe(true);
  const { headers } = await fetch(`${studio}/structure`);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
});
