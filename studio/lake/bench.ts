// `node bench.ts`: how long a site, a Studio and a test wait for a lake of 100 and of 10,000 documents; writes the table
// into the README. Times are of requests over HTTP, median and worst.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { createLake } from "./src/createLake.ts";

const sizes = [100, 10_000];
const repetitions = 30;

const reference = (id: string) => ({ _type: "reference", _ref: id });
const keyed = <Item extends object>(items: Item[]) =>
  items.map((item, index) => ({ _key: `k${index}`, ...item }));

/** Of a hundred documents one is a plan, one a person, eight are pages, the others articles. */
function* sampleDocuments(size: number) {
  const hundredth = size / 100;
  for (let n = 0; n < hundredth; n++)
    yield { _id: `plan-${n}`, _type: "plan", title: `Formule ${n}`, price: n * 10 };
  for (let n = 0; n < hundredth; n++) yield { _id: `author-${n}`, _type: "person", name: `Personne ${n}` };
  for (let n = 0; n < 8 * hundredth; n++) {
    const plans = [n, n + 1, n + 2].map((plan) => reference(`plan-${plan % hundredth}`));
    const text = { _type: "block", children: keyed([{ _type: "span", text: `Un stage de robotique ${n}` }]) };
    const sections = [
      { _type: "hero", heading: `Page ${n}` },
      { _type: "pricing", plans: keyed(plans) },
      { _type: "text", body: keyed([text]) },
    ];
    yield {
      _id: `page-${n}`,
      _type: "page",
      path: { current: `/page-${n}` },
      title: `Page ${n}`,
      sections: keyed(sections),
    };
  }
  for (let n = 0; n < 90 * hundredth; n++)
    yield {
      _id: `post-${n}`,
      _type: "post",
      title: `Article ${n} sur l’IA`,
      slug: { current: `article-${n}` },
      publishedAt: new Date(Date.UTC(2020, 0, 1 + (n % 2000))).toISOString(),
      author: reference(`author-${n % hundredth}`),
      tags: [`t${n % 20}`],
    };
}

const studioSearch = (words: string) => `*[_type in ["page", "post", "plan"]] | score(
    boost(_type in ["page", "post"] && title match text::query("${words}"), 10),
    ([@, _id] match text::query("${words}") || references("${words}"))
  )[_score > 0]{_type, _id, "orderings": [_score]} | order(orderings[0] desc)[0...1001]`;

const queries: Record<string, string> = {
  "a site's page, with what it refers to":
    '*[_type == "page" && path.current == "/page-5"][0]{..., sections[]{..., plans[]->{title, price}}}',
  "a site's latest ten articles":
    '*[_type == "post"] | order(publishedAt desc)[0...10]{title, "slug": slug.current, author->{name}}',
  "a site's fortieth page of articles":
    '*[_type == "post" && (!defined(hideFrom) || hideFrom > now())] | order(publishedAt desc, _id asc)[468...480]{title, "slug": slug.current}',
  "an article and those before and after it": `*[_type == "post" && slug.current == "article-50"][0]{title,
    "previous": *[_type == "post" && publishedAt < ^.publishedAt] | order(publishedAt desc)[0]{title},
    "next": *[_type == "post" && publishedAt > ^.publishedAt] | order(publishedAt asc)[0]{title}}`,
  "what is shown from a later moment on": '*[_type == "post" && (showFrom > now() || showUntil > now())]._id',
  "people, each with three articles":
    '*[_type == "person"][0...10]{name, "posts": *[_type == "post" && references(^._id)] | order(publishedAt desc)[0...3]{title}}',
  "a Studio's list": '*[_type == "post"] | order(_updatedAt desc, _id asc)[0...100]{_id, _type, _updatedAt}',
  "a Studio's search that finds one": studioSearch("article 7"),
  "a Studio's search that finds one in twenty": studioSearch("robot*"),
};

type Measured = Record<string, string>;

async function measure(size: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "lake-bench-"));
  const lake = await createLake({ data: folder, access: "open" });
  const api = `${lake.clientConfig.apiHost}/v2025-02-19/data`;
  let written = 0;

  async function mutate(mutations: object[]) {
    const body = JSON.stringify({ mutations });
    const response = await fetch(`${api}/mutate/production`, { method: "POST", body });
    if (!response.ok) throw new Error(await response.text());
  }
  const write = () => mutate([{ patch: { id: "post-3", set: { title: `Article numéro ${written++}` } } }]);
  async function ask(query: string, perspective = "drafts") {
    const address = `${api}/query/production?${new URLSearchParams({ query, perspective })}`;
    const { error } = (await (await fetch(address)).json()) as { error?: object };
    if (error) throw new Error(JSON.stringify(error));
  }

  const all = [...sampleDocuments(size)];
  for (let index = 0; index < all.length; index += 500)
    await mutate(all.slice(index, index + 500).map((create) => ({ create })));

  const measured: Measured = {};
  for (const [name, query] of Object.entries(queries)) {
    // Both threads have been asked before.
    await Promise.all([ask(query), ask(query)]);
    measured[name] = await timesOf(() => ask(query));
    measured[`${name}, right after a write`] = await timesOf(() => ask(query), write);
  }
  measured["a write"] = await timesOf(write);
  const heard = await listenTo(`${api}/listen/production?query=${encodeURIComponent('*[_type == "post"]')}`);
  measured["a write, until a listener hears of it"] = await timesOf(() =>
    Promise.all([heard.next(), write()]),
  );
  heard.stop();
  const snapshot = lake.snapshot();
  measured["a snapshot put back, after a write"] = await timesOf(async () => lake.restore(snapshot), write);
  await lake.close();

  measured["start, until the first answer"] = await timesOf(async () => {
    const again = await createLake({ data: folder, access: "open" });
    await fetch(`${again.clientConfig.apiHost}/v2025-02-19/data/query/production?query=1`);
    await again.close();
  });
  measured["memory of a thread that answers queries"] = await memoryOf("queryWorker", folder);
  measured["memory of any other thread"] = await memoryOf("writeWorker", folder);
  rmSync(folder, { recursive: true });
  return measured;
}

/** Median and worst, in milliseconds. */
async function timesOf(run: () => Promise<unknown>, prepare: () => Promise<unknown> = async () => {}) {
  const times: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition++) {
    await prepare();
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  times.sort((left, right) => left - right);
  const [median = 0, worst = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  return `${median.toFixed(1)} ms (${worst.toFixed(0)})`;
}

async function listenTo(address: string) {
  const stopping = new AbortController();
  const { body } = await fetch(address, { signal: stopping.signal });
  const reader = (body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  return {
    async next() {
      while (!(await reader.read()).value?.includes("event: mutation"));
    },
    stop: () => stopping.abort(),
  };
}

/** What a thread holds once it has asked for and let go of what it needs to start. */
async function memoryOf(module: string, folder: string) {
  const dataset = join(folder, "local", "production");
  const workerData = {
    databasePath: join(dataset, "lake.sqlite"),
    projectId: "local",
    dataset: "production",
    features: [],
  };
  const worker = new Worker(new URL(`./src/${module}.ts`, import.meta.url), { workerData });
  await new Promise((resolve) => worker.once("message", resolve));
  // Taking a snapshot collects garbage first; it is read, for a thread must not end while it is written.
  for await (const _ of await worker.getHeapSnapshot());
  const { used_heap_size } = await worker.getHeapStatistics();
  await worker.terminate();
  return `${Math.round(used_heap_size / 1e6)} MB`;
}

const results: Measured[] = [];
for (const size of sizes) results.push(await measure(size));
const rows = Object.keys(results[0] ?? {}).map((name) => [name, ...results.map((result) => result[name])]);
const header = ["", ...sizes.map((size) => `${size.toLocaleString("en")} documents`)];
const lines = [header, ["---", ...sizes.map(() => "---:")], ...rows];
const table = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
console.log(`${table}\n\nload ${loadavg()[0]?.toFixed(2)}`);

const readme = join(import.meta.dirname, "README.md");
const between = /(<!-- bench -->)[^]*(<!-- \/bench -->)/;
writeFileSync(
  readme,
  readFileSync(readme, "utf8").replace(
    between,
    (_, start: string, end: string) => `${start}\n\n${table}\n\n${end}`,
  ),
);
