// `npm start`: the Content Lake, the Studio, Supabase and the site, each where it is not hosted.
import { join } from "node:path";

import { buildSite, buildStudio } from "./builds.ts";
import { readEnvironment, root } from "./environment.ts";
import { lockDataDir } from "./lock.ts";
import { assertFree } from "./ports.ts";
import { lakeService, type Service, siteService, studioService, supabaseService } from "./services.ts";
import { Supervisor } from "./supervisor.ts";
import { runShown } from "./runShown.ts";

const supervisor = new Supervisor();
const dev = process.argv.includes("--dev");
const say = (line: string) => console.log(line);

async function start() {
  const environment = readEnvironment();
  lockDataDir(environment.DATA_DIR);
  const lake = environment.SANITY_PROJECT_ID ? [] : [lakeService(environment)];
  const others = [
    studioService(environment),
    ...(environment.SUPABASE_URL ? [] : [supabaseService(environment)]),
  ];
  const site = siteService(environment, dev);
  const services = [...lake, ...others, site];
  await assertFree(services.flatMap((service) => service.ports));

  for (const service of lake) {
    await supervisor.start(service);
    await runShown([process.execPath, join(root, "studio/seed/main.ts")], service.env);
  }
  await buildStudio(environment, say);
  if (!dev) await buildSite(say);
  await Promise.all([...others, site].map((service) => supervisor.start(service)));
  say(table(services));
}

function table(services: Service[]): string {
  const rows = services.flatMap((service) => service.addresses);
  const width = Math.max(...rows.map(([title]) => title.length));
  return [
    "",
    ...rows.map(([title, address]) => `  ${title.padEnd(width)}  ${address}`),
    "",
    "Ctrl-C arrête tout.",
    "",
  ].join("\n");
}

let stopping: Promise<never> | undefined;
function stop(code: number) {
  stopping ??= supervisor.stop().then(() => process.exit(code));
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
