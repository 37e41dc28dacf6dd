// `npm run bench:publish -w web -- [--articles 100] [--publications 200] [--readers 0] [--pause 20]`: from the
// publication of an article or a price to the page that shows it, beside what the lake takes to answer for it; stale, torn
// and failed answers counted; how fast that many new articles come to stand; and how long a search among them takes.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";

import { addressOf } from "studio/addresses";
import { lakeClient } from "studio/lakeClient";

import { addArticles } from "./manyArticles.ts";
import { publicPaths } from "./publicPaths.ts";
import { timeSearches } from "./searches.ts";
import { startSite } from "./system.ts";
import { until } from "./until.ts";
import { waitsTable } from "./waitsTable.ts";

const { values } = parseArgs({
  options: {
    articles: { type: "string", default: "100" },
    publications: { type: "string", default: "200" },
    readers: { type: "string", default: "0" },
    /** From what a publication shows to the next, in milliseconds. */
    pause: { type: "string", default: "20" },
  },
});
const [articles, publications, readers, pause] = [
  values.articles,
  values.publications,
  values.readers,
  values.pause,
].map(Number) as [number, number, number, number];

type Health = { waiting: number; behind: number };

let longestStop = 0;
const turns = join(await mkdtemp(join(tmpdir(), "bench-")), "turns");
const { site, lakePort, stop } = await startSite({
  NODE_OPTIONS: `--import=${import.meta.resolve("./turns.ts")}`,
  TURNS_FILE: turns,
});
const lake = lakeClient(`http://127.0.0.1:${lakePort}`);

try {
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  await settled();
  // Until here it started.
  longestStop = 0;
  await writeFile(turns, "");
  await importArticles();
  const pages = await publicPaths(site);
  const reading = read(readers, pages);
  const start = await work();
  const article = await publishArticles();
  const price = await publishPrices(await somePrice(pages));
  const end = await work();
  const answers = await reading.stop();
  console.log(
    waitsTable("publication", {
      "the lake alone: commit and answer": article.lake,
      [`one of ${articles} articles → its page`]: article.live,
      "of which beyond the lake's own": article.beyond,
      "a price → a page that shows it": price.live,
    }),
  );
  console.log(`\nPages with two prices: ${price.torn}; older after newer: ${price.stale + article.stale}.`);
  console.log(`${answers.total} answers to ${readers} readers meanwhile, ${answers.failed} of them not 200.`);
  const each = (name: keyof typeof end) => (end[name] - start[name]) / publications / 2;
  console.log(
    `Each publication: ${each("made").toFixed(1)} answers made or found the same, ${(each("processor") * 1000).toFixed(0)} ms of the site's processor.`,
  );
  const { readAfter, waits } = await timeSearches(site, articles, publications);
  console.log(`\nThe search has read all the articles after ${readAfter.toFixed(1)} s.`);
  console.log(waitsTable("a search", { [`among ${articles} articles`]: waits }));
  const memory = (await metrics()).get("process_resident_memory_bytes") ?? 0;
  const worked = (await readFile(turns, "utf8")).split("\n").map(Number);
  console.log(
    `Its main thread works ${Math.max(...worked).toFixed(0)} ms in one go at the most; its event loop stands still for ${(longestStop * 1000).toFixed(0)} ms, waiting for a processor included. Memory: ${(memory / 1e6).toFixed(0)} MB.`,
  );
  console.log(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await stop();
  await rm(dirname(turns), { recursive: true });
}

async function importArticles(): Promise<void> {
  const before = await work();
  const start = performance.now();
  await addArticles(lake, articles);
  const stored = performance.now();
  const asked = await askForSome();
  await live();
  const seconds = (performance.now() - start) / 1000;
  const after = await work();
  const [made, processor] = [after.made - before.made, after.processor - before.processor];
  console.log(
    `${articles} articles: stored in ${((stored - start) / 1000).toFixed(1)} s, all that they touch live after ${seconds.toFixed(1)} s: ${made} answers made, ${(made / seconds).toFixed(0)}/s, ${((processor / made) * 1000).toFixed(1)} ms of the site's processor each.`,
  );
  console.log(`Asked for as soon as they were stored, ${asked.missing} of ${publications} were not there.`);
  console.log(waitsTable("asked for as soon as stored", { [`one of ${articles} articles`]: asked.waits }));
}

/** How long those wait who ask for some of the articles, and for how many they are not there. */
async function askForSome() {
  const waits: number[] = [];
  let missing = 0;
  for (let at = 0; at < publications; at++) {
    const start = performance.now();
    const answer = await fetch(site + addressOf({ _type: "article", slug: `essai-${numberOf(at)}` }));
    await answer.arrayBuffer();
    waits.push(performance.now() - start);
    if (!answer.ok) missing++;
  }
  return { waits, missing };
}

/** Of one article after the other, spread over all. */
function numberOf(at: number): string {
  return String(1 + ((at * 37) % articles)).padStart(5, "0");
}

async function publishArticles() {
  const samples = { live: [] as number[], lake: [] as number[], beyond: [] as number[], stale: 0 };
  for (let at = 0; at < publications; at++) {
    const number = numberOf(at);
    const title = `Publication ${at} de ${articles}`;
    const asked = performance.now();
    await lake.patch(`article-bench-${number}`).set({ title }).commit({ visibility: "sync" });
    const committed = performance.now();
    let newest = -1;
    const address = addressOf({ _type: "article", slug: `essai-${number}` });
    const isShown = async () => {
      const shown = Number(/Publication (\d+) de/.exec(await textOf(address))?.[1] ?? -1);
      if (shown < newest) samples.stale++;
      newest = Math.max(newest, shown);
      return shown === at;
    };
    await until(`« ${title} » at ${address}`, isShown, 1);
    const live = performance.now() - asked;
    const lakeAlone = committed - asked + (await answerTime(number));
    samples.live.push(live);
    samples.lake.push(lakeAlone);
    samples.beyond.push(live - lakeAlone);
    await wait(pause);
  }
  return samples;
}

/** What the lake takes for the answer a page is made from. */
async function answerTime(number: string): Promise<number> {
  const start = performance.now();
  await lake.fetch(
    `{"article": *[_type == "article" && slug.current == $slug][0], "settings": *[_type == "settings"][0]}`,
    {
      slug: `essai-${number}`,
    },
  );
  return performance.now() - start;
}

async function textOf(address: string): Promise<string> {
  return (await fetch(site + address)).text();
}

type Shown = { plan: string; page: string };

/** A plan whose price no other has, and a page that shows it. */
async function somePrice(pages: string[]): Promise<Shown> {
  const plans = await lake.fetch<{ _id: string; price: number }[]>(
    '*[_type == "plan" && price > 0 && count(*[_type == "plan" && price == ^.price]) == 1]{ _id, price }',
  );
  for (const page of pages) {
    const text = await textOf(page);
    const plan = plans.find(({ price }) => text.includes(`value="${price}"`));
    if (plan) return { plan: plan._id, page };
  }
  throw new Error("No page shows the price of a plan.");
}

async function publishPrices({ plan, page }: Shown) {
  const samples = { live: [] as number[], torn: 0, stale: 0 };
  let newest = 0;
  for (let at = 0; at < publications; at++) {
    const price = 10_000 + at;
    const asked = performance.now();
    await lake.patch(plan).set({ price }).commit({ visibility: "sync" });
    const isShown = async () => {
      const shown = [...(await textOf(page)).matchAll(/value="(1\d{4})"/g)].map(([, value]) => Number(value));
      if (new Set(shown).size > 1) samples.torn++;
      if (shown[0] !== undefined && shown[0] < newest) samples.stale++;
      newest = Math.max(newest, shown[0] ?? 0);
      return shown[0] === price;
    };
    await until(`${price} of ${plan} at ${page}`, isShown, 1);
    samples.live.push(performance.now() - asked);
    await wait(pause);
  }
  return samples;
}

/** Readers that ask for one page after another until they are stopped. */
function read(count: number, paths: string[]) {
  const answers = { total: 0, failed: 0 };
  let stopped = false;
  const reading = Array.from({ length: count }, async (_, reader) => {
    for (let at = reader; !stopped; at++) {
      const answer = await fetch(site + paths[at % paths.length]);
      await answer.arrayBuffer();
      answers.total++;
      if (answer.status !== 200) answers.failed++;
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(reading);
      return answers;
    },
  };
}

/** Once nothing is to be made any more. */
function settled(): Promise<void> {
  return until("all made", async () => (await health()).waiting === 0, 100);
}

/** Once all that was published is shown. */
async function live(): Promise<void> {
  let calm = 0;
  const isCalm = async () => (calm = (await health()).behind === 0 ? calm + 1 : 0) === 4;
  await until("all shown", isCalm, 100);
}

async function health(): Promise<Health> {
  const figures = await metrics();
  return {
    waiting: figures.get("site_renders_waiting") ?? Infinity,
    behind: figures.get("site_behind_seconds") ?? Infinity,
  };
}

/** Answers made, and the processor's time that the site has taken, in seconds. */
async function work() {
  const figures = await metrics();
  const [made = 0, processor = 0] = ["site_renders_total", "process_cpu_seconds_total"].map((name) =>
    figures.get(name),
  );
  return { made, processor };
}

async function metrics(): Promise<Map<string, number>> {
  const text = await (await fetch(`${site}/metrics`)).text();
  const figures = new Map(
    [...text.matchAll(/^(\w+) (\S+)$/gm)].map(([, name = "", value]) => [name, Number(value)]),
  );
  // It is counted anew from one reading to the next.
  longestStop = Math.max(longestStop, figures.get("nodejs_eventloop_lag_max_seconds") ?? 0);
  return figures;
}
