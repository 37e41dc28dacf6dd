// `npm run bench:serve -w web -- [--seconds 8] [--speed-only]`: the site's server beside nginx on the same folder: every address of the
// sitemap and all that they refer to answered alike, then requests per second. Needs nginx and wrk, as Debian has them.
import { execFileSync, spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { compareWithNginx, startNginx } from "./besideNginx.ts";
import { publicPaths } from "./publicPaths.ts";
import { startSite } from "./system.ts";
import { until } from "./until.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "8" }, "speed-only": { type: "boolean", default: false } },
});
for (const tool of ["nginx", "wrk"])
  if (spawnSync("which", [tool]).status !== 0)
    throw new Error(`This needs ${tool}: apt-get install nginx wrk`);

const { site, environment, stop } = await startSite();
const nginx = await startNginx(join(environment.DATA_DIR, "site"));
try {
  // Also the pictures, without which the folder is not all of the site.
  for (const figure of ["site_renders_waiting 0", "site_pictures_waiting 0"])
    await until(
      figure,
      async () => (await (await fetch(`${site}/metrics`)).text()).includes(`\n${figure}\n`),
      200,
    );
  if (!values["speed-only"]) {
    const { asked, different } = await compareWithNginx(site, nginx, true);
    console.log(`${asked} addresses asked of both, in each encoding: ${different.length} differences`);
    for (const line of different.slice(0, 40)) console.log(`  ${line}`);
  }
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  console.log("\n| path | site | nginx | ratio |\n|---|---|---|---|");
  for (const path of [...(await publicPaths(site)).slice(0, 3), "/favicon.svg"]) {
    // In turns, so that neither always meets the busier machine.
    const [a, b, c, d] = [site, nginx.address, nginx.address, site].map((server) =>
      requestsPerSecond(server + path),
    );
    const [ours, theirs] = [(a! + d!) / 2, (b! + c!) / 2];
    console.log(
      `| ${path} | ${ours.toFixed(0)}/s | ${theirs.toFixed(0)}/s | ${(ours / theirs).toFixed(2)} |`,
    );
  }
  console.log(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await nginx.stop();
  await stop();
}

function requestsPerSecond(address: string): number {
  const told = execFileSync(
    "wrk",
    ["-t1", "-c64", `-d${values.seconds}s`, "-H", "Accept-Encoding: br", address],
    {
      encoding: "utf8",
    },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1]);
}
