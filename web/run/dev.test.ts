import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { nothingHosted } from "functions/nothing-hosted";
import { freePort } from "functions/ports";
import { afterEach, expect, test } from "vitest";

import { readEnvironment } from "./readEnvironment.ts";
import { root } from "./root.ts";
import { runShown } from "./runShown.ts";
import { lakeService, siteService } from "./services.ts";
import { Supervisor } from "./supervisor.ts";

const dataDir = mkdtempSync(join(tmpdir(), "dev-"));
const supervisor = new Supervisor();
afterEach(async () => {
  await supervisor.stop();
  rmSync(dataDir, { recursive: true });
});

test("a developer who starts the site with hot reload reads its pages", async () => {
  Object.assign(process.env, nothingHosted);
  const [SITE_PORT, LAKE_PORT] = [await freePort(), await freePort()];
  const environment = { ...readEnvironment(), SITE_PORT, LAKE_PORT, DATA_DIR: dataDir };
  const lake = lakeService(environment);
  await supervisor.start(lake);
  await runShown([process.execPath, join(root, "studio/seed/main.ts")], lake.env);
  await supervisor.start(siteService(environment, true));
  const answer = await fetch(`http://localhost:${SITE_PORT}/tarifs`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Tarifs");
});
