import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { nothingHosted } from "functions/nothing-hosted";

import { readEnvironment } from "../run/readEnvironment.ts";
import { siteService } from "../run/services.ts";
import { Supervisor } from "../run/supervisor.ts";
import { expect, test } from "./test.ts";

test("a developer who changes a component sees it on the public page that is open", async ({
  page,
  system,
}) => {
  const portOf = (address: string) => Number(new URL(address).port);
  const SITE_PORT = portOf(system.site) + 30;
  const DATA_DIR = mkdtempSync(join(tmpdir(), "site-"));
  const supervisor = new Supervisor();
  try {
    Object.assign(process.env, nothingHosted);
    const environment = { ...readEnvironment(), SITE_PORT, LAKE_PORT: portOf(system.lake), DATA_DIR };
    await supervisor.start(siteService(environment, true));
    await page.goto(`http://localhost:${SITE_PORT}/tarifs`);
    await page.evaluate(() => (document.title = "before"));
    await expect(async () => {
      const now = new Date();
      utimesSync(join(import.meta.dirname, "../app/ui/PlanCard.tsx"), now, now);
      await expect(page).toHaveTitle(/Tarifs/, { timeout: 1_000 });
    }).toPass();
  } finally {
    await supervisor.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
});
