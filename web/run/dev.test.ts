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
process.env.SANITY_WEBHOOK_SECRET = "un secret de seize caractères";
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

test("with hot reload, too, the site says how it is, and counts what it answers", async () => {
  for (const path of ["/livez", "/healthz"]) expect((await fetch(site + path)).status, path).toBe(200);
  expect(await (await fetch(`${site}/healthz`)).text()).toContain("la base des demandes ne répond pas");
  expect(await (await fetch(`${site}/metrics`)).text()).toMatch(/^site_answers_total\{status="200"\} \d/m);
  expect((await fetch(`${site}/healthz`, { method: "POST" })).status).toBe(405);
});

test("with hot reload, too, a webhook that is not signed is refused", async () => {
  const answer = await fetch(`${site}/hooks/sanity`, { method: "POST", body: "{}" });
  expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining("signature")]);
});

test("with hot reload, too, an iPhone finds the site's icon", async () => {
  const answer = await fetch(`${site}/apple-touch-icon.png`);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/png"]);
});

test("with hot reload, too, an address with capitals or a slash at its end is sent on where it stands", async () => {
  const where = async (path: string) => {
    const { status, headers } = await fetch(site + path, { redirect: "manual" });
    return [status, headers.get("Location")];
  };
  expect(await where("/Tarifs?a=b")).toEqual([308, "/tarifs?a=b"]);
  expect(await where("/tarifs/")).toEqual([308, "/tarifs"]);
  expect(await where("/Recherche?q=A")).toEqual([308, "/recherche?q=A"]);
  expect(await where("/Nulle-Part")).toEqual([404, null]);
});

test("with hot reload, too, the form on the home page is sent without JavaScript", async () => {
  const answer = await fetch(site, { method: "POST", body: new URLSearchParams({ firstName: "Ana" }) });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("<html");
});

test("the Studio with hot reload reads the same lake", async () => {
  await supervisor.start(studioService(environment, true));
  const given = await fetch(`${studio}/@vite/env`);
  expect(await given.text()).toContain(`SANITY_STUDIO_API_HOST": "http://localhost:${LAKE_PORT}"`);
});
