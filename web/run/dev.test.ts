import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { nothingHosted } from "functions/nothing-hosted";
import { freePort } from "functions/ports";
import { lakeClient } from "studio/lakeClient";
import type { SiteAnswer } from "studio/siteAnswer";
import { afterAll, beforeAll, expect, test } from "vitest";

import { readEnvironment } from "./readEnvironment.ts";
import { root } from "./root.ts";
import { runShown } from "./runShown.ts";
import { lakeService, siteService, studioService } from "./services.ts";
import { Supervisor } from "./supervisor.ts";

Object.assign(process.env, nothingHosted);
const dataDir = mkdtempSync(join(tmpdir(), "dev-"));
const [SITE_PORT, STUDIO_PORT, LAKE_PORT] = [await freePort(), await freePort(), await freePort()];
const environment = { ...readEnvironment(), SITE_PORT, STUDIO_PORT, LAKE_PORT, DATA_DIR: dataDir };
const [site, studio] = [`http://localhost:${SITE_PORT}`, `http://localhost:${STUDIO_PORT}`];
const supervisor = new Supervisor();
beforeAll(async () => {
  const lake = lakeService(environment);
  await supervisor.start(lake);
  await runShown([process.execPath, join(root, "studio/seed/main.ts")], lake.env);
  await supervisor.start(siteService(environment, true));
}, 300_000);
afterAll(async () => {
  await supervisor.stop();
  rmSync(dataDir, { recursive: true });
});

test("a developer who starts the site with hot reload reads pages", async () => {
  const answer = await fetch(`${site}/tarifs`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Tarifs");
});

test("with hot reload, too, the Studio learns on which pages what is published stands, and what has moved is found", async () => {
  const lake = lakeClient(`http://localhost:${LAKE_PORT}`);
  const saidOf = async (id: string) => {
    const answer = await fetch(`${site}/preview/shown?document=${id}`);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(studio);
    return (await answer.json()) as SiteAnswer;
  };
  const pagesOf = async (id: string) => (await saidOf(id)).places.map(({ address }) => address);
  // It has all pages looked through.
  const soon = { interval: 500 };
  expect(await saidOf("plan-mensuel")).toMatchObject({ state: "shown", waiting: 0 });
  await expect.poll(() => pagesOf("plan-mensuel"), soon).toContain("/tarifs");

  await lake.create({ _id: "announcement-a", _type: "announcement", text: "Journée portes ouvertes samedi" });
  await expect.poll(() => pagesOf("announcement-a"), soon).toContain("/contact");

  await lake.create({
    _id: "redirect-a",
    _type: "redirect",
    from: "/prix-2020",
    to: "/tarifs",
    permanent: true,
  });
  const moved = async () =>
    (await fetch(`${site}/prix-2020?a=b`, { redirect: "manual" })).headers.get("Location");
  await expect.poll(moved).toBe("/tarifs?a=b");
});

test.each(["/livez", "/healthz"])("with hot reload, too, the site answers at %s", async (path) => {
  const answer = await fetch(site + path);
  expect(answer.status).toBe(200);
});

test("the Studio with hot reload reads the same lake", async () => {
  await supervisor.start(studioService(environment, true));
  const given = await fetch(`${studio}/@vite/env`);
  expect(await given.text()).toContain(`SANITY_STUDIO_API_HOST": "http://localhost:${LAKE_PORT}"`);
});
