import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { nothingHosted } from "functions/nothing-hosted";
import { freePort } from "functions/ports";
import { afterEach, expect, test } from "vitest";

import { readEnvironment } from "./readEnvironment.ts";
import { root } from "./root.ts";
import { runShown } from "./runShown.ts";
import { lakeService, siteService, studioService } from "./services.ts";
import { Supervisor } from "./supervisor.ts";

const dataDir = mkdtempSync(join(tmpdir(), "dev-"));
const supervisor = new Supervisor();
afterEach(async () => {
  await supervisor.stop();
  rmSync(dataDir, { recursive: true });
});

test("a developer who starts site and Studio with hot reload reads pages, and the Studio the same lake", async () => {
  Object.assign(process.env, nothingHosted);
  const [SITE_PORT, STUDIO_PORT, LAKE_PORT] = [await freePort(), await freePort(), await freePort()];
  const environment = { ...readEnvironment(), SITE_PORT, STUDIO_PORT, LAKE_PORT, DATA_DIR: dataDir };
  const lake = lakeService(environment);
  await supervisor.start(lake);
  await runShown([process.execPath, join(root, "studio/seed/main.ts")], lake.env);
  await supervisor.start(siteService(environment, true));
  const answer = await fetch(`http://localhost:${SITE_PORT}/tarifs`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Tarifs");
  await supervisor.start(studioService(environment, true));
  const given = await fetch(`http://localhost:${STUDIO_PORT}/@vite/env`);
  expect(await given.text()).toContain(`SANITY_STUDIO_API_HOST": "http://localhost:${LAKE_PORT}"`);
});
