import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";

import { buildSite } from "../run/buildSite.ts";
import { lockDataDir } from "../run/lockDataDir.ts";
import { type Environment, readEnvironment } from "../run/readEnvironment.ts";
import { root } from "../run/root.ts";
import { runShown } from "../run/runShown.ts";
import { lakeService, siteService } from "../run/services.ts";
import { Supervisor } from "../run/supervisor.ts";

export type System = { site: string; twin: string; stop: () => Promise<void> };

/** The built site over the seeded content, and its twin, in a folder and on ports of their own. */
export async function startSystem(): Promise<System> {
  // What is measured is on this machine, also where a hosted service is configured.
  process.env.SANITY_PROJECT_ID = process.env.SUPABASE_URL = process.env.SITE_URL = "";
  const [site, twin, lake] = [await freePort(), await freePort(), await freePort()];
  const environment: Environment = {
    ...readEnvironment(),
    DATA_DIR: join(root, ".data/bench"),
    SITE_PORT: site,
    LAKE_PORT: lake,
  };
  lockDataDir(environment.DATA_DIR);
  await buildSite(console.log);
  const supervisor = new Supervisor();
  const lakeHere = lakeService(environment);
  await supervisor.start(lakeHere);
  await runShown([process.execPath, join(root, "studio/seed/main.ts")], lakeHere.env);
  await supervisor.start(siteService(environment, false));
  await supervisor.start(twinService({ ...environment, SITE_PORT: twin }));
  return {
    site: `http://localhost:${site}`,
    twin: `http://localhost:${twin}`,
    stop: () => supervisor.stop(),
  };
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "localhost");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
