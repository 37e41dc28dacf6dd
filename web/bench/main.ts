// `npm run bench -w web -- [--runs 30] [paths]`: how fast each page is beside a hand-written twin. A page and its twin
// are loaded in turns until it is clear on which side of the limit the ratio lies, `--runs` times at most.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";

import { executedScripts } from "./executedScripts.ts";
import { htmlSize } from "./htmlSize.ts";
import { load, type Sample } from "./load.ts";
import { ratioInterval } from "./interval.ts";
import { medians } from "./medians.ts";
import { launchChromium } from "./launchChromium.ts";
import { limits, type Result, tableOf } from "./report.ts";
import { publicPaths } from "./publicPaths.ts";
import { startSystem } from "./system.ts";

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "30" } },
  allowPositionals: true,
});
const mostRuns = Number(values.runs);
const fewestRuns = 8;

const system = await startSystem();
const browser = await launchChromium();
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
    `Medians of interleaved loads, in ms and bytes (Brotli); mobile, CPU ÷ 4, 1.6 Mbps, 150 ms. \`!\`: over its limit.`,
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
  let interval: Result["interval"] = [0, Infinity];
  while (samples.site.length < mostRuns && !isDecided(samples.site.length, interval)) {
    // Which of the two goes first changes, so that neither always meets the busier machine.
    const order = samples.site.length % 2 === 0 ? (["site", "twin"] as const) : (["twin", "site"] as const);
    for (const which of order) samples[which].push(await load(browser, system[which] + path));
    const [site, twin] = [samples.site, samples.twin].map((loads) => loads.map(({ lcp }) => lcp));
    interval = ratioInterval(site ?? [], twin ?? []);
  }
  return {
    path,
    site: medians(samples.site),
    twin: medians(samples.twin),
    interval,
    runs: samples.site.length,
    html: await htmlSize(system.site + path),
    scripts,
  };
}

/** Loads come in pairs of both orders, so that neither order weighs more. */
function isDecided(runs: number, [low, high]: Result["interval"]): boolean {
  return runs >= fewestRuns && runs % 2 === 0 && (high <= limits.lcpRatio || low > limits.lcpRatio);
}
