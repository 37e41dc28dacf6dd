// `npm start`: the Content Lake, the Studio, Supabase and the site, each where it is not hosted.
import { join } from "node:path";

import { assertFree } from "functions/assert-free";

import { assertConfigured } from "./assertConfigured.ts";
import { buildSite } from "./buildSite.ts";
import { buildStudio } from "./buildStudio.ts";
import { lockDataDir } from "./lockDataDir.ts";
import { readEnvironment } from "./readEnvironment.ts";
import { root } from "./root.ts";
import { runShown } from "./runShown.ts";
import { lakeService, type Service, siteService, studioService, supabaseService } from "./services.ts";
import { Supervisor } from "./supervisor.ts";
import { table } from "./table.ts";

/** Time for what a killed copy left behind to end by itself, in milliseconds. */
const patience = 4_000;

const supervisor = new Supervisor();
let release = () => {};
const dev = process.argv.includes("--dev");
const say = (line: string) => console.log(line);

async function start() {
  const environment = readEnvironment();
  await assertConfigured(environment);
  const lock = lockDataDir(environment.DATA_DIR);
  release = lock.release;
  const lake = environment.SANITY_PROJECT_ID ? [] : [lakeService(environment)];
  const studio = studioService(environment, dev);
  const supabase = environment.SUPABASE_URL ? [] : [supabaseService(environment)];
  const site = siteService(environment, dev);
  const services = [...lake, studio, ...supabase, site];
  await assertFree(
    services.flatMap(({ ports }) => Object.entries(ports)),
    lock.interrupted ? patience : 0,
  );

  const startAll = (some: Service[]) => Promise.all(some.map((service) => supervisor.start(service)));
  const startContent = async () => {
    await startAll(lake);
    for (const { env } of lake) await runShown([process.execPath, join(root, "studio/seed/main.ts")], env);
  };
  const build = async () => {
    if (dev) return;
    await buildStudio(environment, say);
    await buildSite(say);
  };
  // Its functions read the lake when they start.
  await startContent();
  await Promise.all([build(), startAll(supabase)]);
  // Who asks the site whether it is ready asks for the whole.
  await startAll([studio, site]);
  say(table(services, environment));
}

let stopping: Promise<never> | undefined;
function stop(code: number) {
  stopping ??= supervisor
    .stop()
    .then(release)
    .then(() => process.exit(code));
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(0));
supervisor.onGiveUp = (reason) => {
  console.error(reason);
  stop(1);
};

await start().catch((error: Error) => {
  console.error(error.message);
  stop(1);
});
