import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

import { nothingHosted } from "functions/nothing-hosted";
import { freePort } from "functions/ports";

import { buildSite } from "../run/buildSite.ts";
import { lockDataDir } from "../run/lockDataDir.ts";
import { type Environment, readEnvironment } from "../run/readEnvironment.ts";
import { root } from "../run/root.ts";
import { runShown } from "../run/runShown.ts";
import { lakeService, siteService } from "../run/services.ts";
import { Supervisor } from "../run/supervisor.ts";

export type System = { site: string; twin: string; stop: () => Promise<void> };

/** The built site over the seeded content, and its twin. */
export async function startSystem(): Promise<System> {
  const { site, environment, supervisor, stop } = await startSite();
  const twin = await freePort();
  await supervisor.start(twinService({ ...environment, SITE_PORT: twin }));
  return { site, twin: `http://localhost:${twin}`, stop };
}

/**
 * The built site over the seeded content, in a folder and on ports of its own.
 * @param env what its process is told besides.
 */
export async function startSite(env: Record<string, string> = {}) {
  // What is measured is on this machine, also where a hosted service is configured.
  Object.assign(process.env, nothingHosted);
  const [site, lakePort] = [await freePort(), await freePort()];
  const environment: Environment = {
    ...readEnvironment(),
    DATA_DIR: join(root, ".data/bench"),
    SITE_PORT: site,
    LAKE_PORT: lakePort,
  };
  const lock = lockDataDir(environment.DATA_DIR);
  const removeLast = putAside(environment.DATA_DIR);
  await buildSite(console.log);
  const supervisor = new Supervisor();
  const lake = lakeService(environment);
  await supervisor.start(lake);
  await runShown([process.execPath, join(root, "studio/seed/main.ts")], lake.env);
  const service = siteService(environment, false);
  await supervisor.start({ ...service, env: { ...service.env, ...env } });
  const stop = async () => {
    await supervisor.stop();
    removeLast();
    lock.release();
  };
  return { site: `http://localhost:${site}`, lakePort, environment, supervisor, stop };
}

/**
 * Puts aside what the last run left. It is removed at the end: for minutes after very many files were, a file system such as
 * ext4 takes up to a millisecond longer for each new one.
 */
function putAside(folder: string): () => void {
  const last = join(folder, "last");
  rmSync(last, { recursive: true, force: true });
  mkdirSync(last);
  for (const left of ["lake", "site"].map((name) => join(folder, name)))
    if (existsSync(left)) renameSync(left, join(last, basename(left)));
  return () => rmSync(last, { recursive: true, force: true });
}

function twinService(environment: Environment) {
  const site = siteService(environment, false);
  return {
    ...site,
    name: "twin",
    title: "Twin",
    command: [process.execPath, join(root, "web/bench/twin.ts")],
  };
}
