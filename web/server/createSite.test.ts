import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { createSite } from "./createSite.ts";
import { etagOf } from "./publish/etagOf.ts";
import type { Asked, Job } from "./publish/task.ts";
import type { Tasks } from "./publish/tasks.ts";
import { Tree } from "./publish/Tree.ts";
import { serverOf } from "./serve/serverOf.ts";

const path = `/images/ia4school/production/${"a".repeat(40)}-1600x1200.png`;

/** What the application was asked. */
const asked: string[] = [];
/** The home page shows a picture; the article cannot be made. */
const tasks = {
  together: { "at once": 1, helping: 1, "in time": 1, "at leisure": 1 },
  make: (jobs: Job[]) => Promise.resolve(jobs.map(make)),
  list: () =>
    Promise.resolve({
      hash: "a",
      tags: [],
      until: Infinity,
      change: { added: { pages: ["/", "/404", "/blog/a"], files: [], pictures: [] }, removed: undefined },
    }),
  answer: ({ url }: Asked) => {
    asked.push(url);
    return Promise.resolve(
      url.includes("/images/")
        ? { status: 200, headers: [["content-type", "image/png"]], body: Buffer.from("png") }
        : { status: 500, headers: [], body: Buffer.from("") },
    );
  },
} as unknown as Tasks;

function make({ url, destination }: Job) {
  if (url.endsWith("/blog/a")) return { failed: "the article has no text" };
  writeFileSync(destination, url);
  const pictures = [`${path}?w=320&auto=format`];
  const tags = [`s1:${new URL(url).pathname}`];
  return { etag: etagOf(url), digest: undefined, tags, until: Infinity, pictures, forms: [""] };
}

/** The site once it has tried all. */
async function started(parts: Partial<Parameters<typeof createSite>[0]> = {}) {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const tree = new Tree(folder);
  const site = createSite({ tasks, tree, env: { SITE_URL: "http://site", TRUSTED_PROXIES: 0 }, ...parts });
  onTestFinished(async () => {
    // The picture that is being kept is written into the folder.
    await vi.waitFor(() => expect(tree.picturesOf(path)?.size).toBe(1), 15_000);
    site.close();
    await tree.close();
    rmSync(folder, { recursive: true });
    log.mockRestore();
  });
  site.publisher.start();
  await expect.poll(() => site.publisher.failing).toBe(1);
  return { ...site, tree };
}

test("a page that cannot be made keeps no other from its pictures", async () => {
  const { tree } = await started();
  await expect.poll(() => tree.picturesOf(path)?.size, { timeout: 15_000 }).toBe(1);
});

test("the site is looked through before anybody searches it, once all of it is made and after each publication", async () => {
  asked.length = 0;
  const { tree, publisher } = await started();
  const searches = () => asked.filter((url) => url.includes("/recherche"));
  await expect.poll(searches).toEqual(["http://site/recherche?q=a"]);
  expect(tree.get("/404")).toBeDefined();
  expect(searches()).toHaveLength(1);
  publisher.published(["s1:/blog/a"], "1");
  await expect.poll(searches).toHaveLength(2);
});

test("a page that cannot be made keeps the site from nothing, but for one whose lake does not answer; it is not said not to exist", async () => {
  const { listener, health } = await started();
  const server = serverOf(listener, "http://site").listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const status = async (at: string) => (await fetch(`http://127.0.0.1:${port}${at}`)).status;
  health.lake = { reachable: false, following: false };
  expect(await status("/healthz")).toBe(503);
  health.lake = { reachable: true, following: true };
  expect(await status("/healthz")).toBe(200);
  expect(await status("/blog/a")).toBe(503);
  expect(await status("/blog/b")).toBe(404);
});

test("a disk that is full and a CDN that cannot be told are named, and nothing else for them", async () => {
  let cdnFails = false;
  const { listener, health, tree } = await started({ cdnFails: () => cdnFails });
  const server = serverOf(listener, "http://site").listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  health.lake = { reachable: true, following: true };
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const said = async () => (await read("/healthz")).split("\n");
  expect((await said())[1]).toMatch(/^retard/);
  vi.spyOn(tree, "isFull").mockResolvedValue(true);
  expect((await said()).slice(0, 2)).toEqual(["ok", "le disque est plein"]);
  expect(await read("/metrics")).toContain("site_cdn_failing 0");
  cdnFails = true;
  expect((await said())[1]).toBe("le CDN n’apprend pas ce qui change");
  expect(await read("/metrics")).toContain("site_cdn_failing 1");
});

test("whatever the site counts, something counts it", async () => {
  const { listener, publisher } = await started();
  const server = serverOf(listener, "http://site").listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const declared = [...(await read()).matchAll(/^# TYPE (site_\w+) (?:counter|histogram)$/gm)];
  expect(declared).not.toEqual([]);
  // Pages are made, one fails, answers are given. What counts anything else is to be done here too.
  publisher.published(["s1:/"], "1");
  const uncounted = async () => {
    const told = await read();
    const isCounted = (name: string) => new RegExp(`^${name}(_count)?(\\{.*\\})? [1-9]`, "m").test(told);
    return declared.flatMap(([, name = ""]) => (isCounted(name) ? [] : [name]));
  };
  await expect.poll(uncounted, { message: "declared in server/metrics.ts, and never counted" }).toEqual([]);
});
