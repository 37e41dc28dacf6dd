// `npm run bench -w web -- [--runs 5] [paths]`: how fast each page is beside a hand-written twin.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";

import { findChromium } from "../e2e/chromium.ts";
import { executedScripts } from "./executedScripts.ts";
import { htmlSize } from "./htmlSize.ts";
import { load, type Sample } from "./load.ts";
import { medians } from "./medians.ts";
import { type Result, tableOf } from "./report.ts";
import { publicPaths } from "./publicPaths.ts";
import { startSystem } from "./system.ts";

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});
const runs = Number(values.runs);

const system = await startSystem();
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...(process.env as Record<string, string>), ...env },
});
try {
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const results: Result[] = [];
  for (const path of positionals.length > 0 ? positionals : await publicPaths(system.site)) {
    const result = await measure(path);
    results.push(result);
    console.log(tableOf([result]).split("\n").at(-1));
  }
  console.log(`\n${tableOf(results)}`);
  console.log(
    `Medians of ${runs}, interleaved, in ms and bytes (Brotli); mobile, CPU ÷ 4, 1.6 Mbps, 150 ms. \`!\`: over its limit.`,
  );
  console.log(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await system.stop();
}

async function measure(path: string): Promise<Result> {
  const scripts = await executedScripts(browser, system.site + path);
  // Both have then made what they make once: pictures in this phone's size.
  await executedScripts(browser, system.twin + path);
  const samples: Record<"site" | "twin", Sample[]> = { site: [], twin: [] };
  for (let run = 0; run < runs; run++) {
    // Which of the two goes first changes, so that neither always meets the busier machine.
    const order = run % 2 === 0 ? (["site", "twin"] as const) : (["twin", "site"] as const);
    for (const which of order) samples[which].push(await load(browser, system[which] + path));
  }
  return {
    path,
    site: medians(samples.site),
    twin: medians(samples.twin),
    html: await htmlSize(system.site + path),
    scripts,
  };
}
