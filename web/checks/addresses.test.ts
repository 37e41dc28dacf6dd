import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { nothingHosted } from "functions/nothing-hosted";
import { matchRoutes } from "react-router";
import { mostParts } from "studio/addresses";
import { expect, onTestFinished, test, vi } from "vitest";

import { testLake } from "../app/content/testLake.ts";
import configured from "../app/routes.ts";
import { perPart } from "../app/seo/machinePaths.ts";
import { dynamic } from "../server/serve/createListener.ts";

const routes = configured as { path?: string; file: string }[];
const lakeOf = testLake();

const page = (path: string) => ({
  _id: `page${path.replaceAll("/", "-")}`,
  _type: "page",
  path: { current: path },
  sections: [],
});
const named = (_type: string) => ({
  _id: _type,
  _type,
  title: "Un",
  date: "2026-01-01",
  slug: { current: "un" },
});

test("every route is one that the application answers itself, or whose addresses are made", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "addresses-"));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(dataDir, { recursive: true });
  });
  // Something of each kind, more pages than a sitemap names, and one in as many folders as there may be.
  const pages = Array.from({ length: perPart }, (_, number) => page(`/page-${number}`));
  const deep = Array.from({ length: mostParts }, (_, parts) => page("/a".repeat(parts + 1)));
  const others = ["article", "programmeBlock", "articleCategory", "edition"].map(named);
  const lake = await lakeOf([page("/"), ...pages, ...deep, ...others]);
  const env = { ...nothingHosted, DATA_DIR: dataDir, LAKE_PORT: new URL(lake.config().apiHost).port };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);

  const { application } = await import("../app/application.server.ts");
  const { reading: _, ...addresses } = await application.addresses();
  const made = Object.values(addresses).flat();
  const answering = new Set(made.map((address) => matchRoutes(routes, address)?.at(-1)?.route));
  const forgotten = routes.filter((route) => !answering.has(route) && !dynamic.test(`/${route.path}`));
  expect(
    forgotten,
    "`npm start` answers these with a 404: give `addresses` (app/application.server.ts) what stands there, or, where it is for who asks, `dynamic` (server/serve/createListener.ts)",
  ).toEqual([]);
});
