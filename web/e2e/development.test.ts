import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { nothingHosted } from "functions/nothing-hosted";

import { readEnvironment } from "../run/readEnvironment.ts";
import { siteService } from "../run/services.ts";
import { Supervisor } from "../run/supervisor.ts";
import type { System } from "./system.ts";
import { expect, test } from "./test.ts";

/** Does this with a developer's site of the system, at its address. */
async function develop({ site, lake }: System, work: (address: string) => Promise<void>): Promise<void> {
  const portOf = (address: string) => Number(new URL(address).port);
  const SITE_PORT = portOf(site) + 30;
  const DATA_DIR = mkdtempSync(join(tmpdir(), "site-"));
  const supervisor = new Supervisor();
  try {
    Object.assign(process.env, nothingHosted);
    const environment = { ...readEnvironment(), SITE_PORT, LAKE_PORT: portOf(lake), DATA_DIR };
    await supervisor.start(siteService(environment, true));
    await work(`http://localhost:${SITE_PORT}`);
  } finally {
    await supervisor.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

test("a developer who changes a component sees it on the public page that is open", async ({
  page,
  system,
}) => {
  await develop(system, async (address) => {
    await page.goto(`${address}/tarifs`);
    await page.evaluate(() => (document.title = "before"));
    await expect(async () => {
      const now = new Date();
      utimesSync(join(import.meta.dirname, "../app/ui/PlanCard.tsx"), now, now);
      await expect(page).toHaveTitle(/Tarifs/, { timeout: 1_000 });
    }).toPass();
  });
});

test("a developer’s site keeps what hosts read to itself, and knows a file that is asked for in capitals", async ({
  system,
}) => {
  await develop(system, async (address) => {
    const answered = async (path: string) => {
      const { status, headers } = await fetch(address + path, { redirect: "manual" });
      return [status, headers.get("Location")];
    };
    expect(await answered("/_redirects")).toEqual([404, null]);
    expect(await answered("/FAVICON.SVG?a=1")).toEqual([308, "/favicon.svg?a=1"]);
    expect(await answered("/TARIFS")).toEqual([308, "/tarifs"]);
  });
});
