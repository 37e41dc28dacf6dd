// How long the site's own queries take on the local Content Lake over 10,000 documents: the school's
// content and copies of it. `npm run bench:queries -w web`
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";

import { createClient } from "@sanity/client";
import { apiVersion } from "studio/apiVersion";
import { startLake } from "studio/lake";
import { seedDocuments } from "studio/seed";
import { runnerImport } from "vite";

const documents = 10_000;
const repetitions = 15;

const folder = mkdtempSync(join(tmpdir(), "queries-"));
const lake = await startLake({ port: 0, dataDir: folder, origins: [] });
const client = createClient({
  projectId: "ia4school",
  dataset: "production",
  apiVersion,
  useCdn: false,
  useProjectHostname: false,
  apiHost: lake.url.replace("localhost", "127.0.0.1"),
});

await fill();
console.log(`${documents} documents, load ${loadavg()[0]?.toFixed(1)}`);
console.table(Object.fromEntries(await measureAll()));
await lake.close();
rmSync(folder, { recursive: true });

/** The school's content, then copies of what a site has many of, each under an address of its own. */
async function fill() {
  const school = seedDocuments().map(withoutPictures) as { _id: string; _type: string }[];
  const many = school.filter(({ _type }) =>
    ["page", "article", "faq", "testimonial", "redirect"].includes(_type),
  );
  const copies = Array.from({ length: documents - school.length }, (_, index) => {
    const original = many[index % many.length] as { _id: string; _type: string };
    const address = `copie-${index}`;
    return {
      ...original,
      _id: `${original._id}-${index}`,
      ...(original._type === "page" && { path: { _type: "slug", current: `/${address}` } }),
      ...(original._type === "article" && { slug: { _type: "slug", current: address } }),
      ...(original._type === "redirect" && { from: `/${address}` }),
    };
  });
  const all = [...school, ...copies];
  // The school's own documents refer to one another: they come in one transaction.
  for (const [start, end] of [[0, school.length], ...chunks(school.length, all.length, 500)] as [
    number,
    number,
  ][]) {
    const transaction = client.transaction();
    for (const document of all.slice(start, end)) transaction.createOrReplace(document);
    await transaction.commit({ returnDocuments: false });
  }
}

function chunks(from: number, to: number, size: number): [number, number][] {
  return from >= to ? [] : [[from, from + size], ...chunks(from + size, to, size)];
}

function withoutPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (!value || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([name]) => name !== "_sanityAsset");
  return Object.fromEntries(entries.map(([name, field]) => [name, withoutPictures(field)]));
}

async function measureAll() {
  const load = async (file: string) =>
    (await runnerImport<Record<string, string>>(`./app/content/${file}`)).module;
  const { pageQuery } = await load("page.ts");
  const { articleQuery } = await load("article.ts");
  const { programmeBlockQuery } = await load("programmeBlock.ts");
  const { settingsQuery } = await load("settings.ts");
  const { confirmationQuery } = await load("confirmation.ts");
  const { pathsQuery } = await load("paths.ts");
  const { calendarQuery } = await load("calendar.ts");
  const { coursesQuery } = await load("courses.ts");
  const pages = [
    "/",
    "/formations-ecoles",
    "/formations-entreprises",
    "/programme-mensuel",
    "/agenda",
    "/tarifs",
    "/contact",
    "/ia4school",
    "/a-propos",
  ];
  const rows: [string, string | undefined, Record<string, string>][] = [
    ...pages.map((path): (typeof rows)[number] => [`page ${path}`, pageQuery, { path }]),
    ["page /blog, every article", pageQuery, { path: "/blog" }],
    ["article", articleQuery, { slug: "marketing-automation-ia-roi" }],
    ["block", programmeBlockQuery, { slug: "bloc-3" }],
    ["settings", settingsQuery, {}],
    ["confirmation", confirmationQuery, { type: "contact" }],
    ["courses", coursesQuery, { path: "/ia4school" }],
    ["calendar", calendarQuery, {}],
    ["every address", pathsQuery, {}],
  ];
  const measured: [string, object][] = [];
  for (const [name, query, params] of rows) if (query) measured.push([name, await measure(query, params)]);
  return measured;
}

async function measure(query: string, params: Record<string, string>) {
  const times: number[] = [];
  for (let repetition = 0; repetition < repetitions + 2; repetition++) {
    const start = performance.now();
    await client.fetch(query, params);
    times.push(performance.now() - start);
  }
  // The first two warm up.
  const warm = times.slice(2).toSorted((a, b) => a - b);
  const round = (time: number | undefined) => Number(time?.toFixed(1));
  return { "median ms": round(warm[Math.floor(warm.length / 2)]), "worst ms": round(warm.at(-1)) };
}
