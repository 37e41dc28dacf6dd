import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { createSite } from "./createSite.ts";
import { etagOf } from "./publish/etagOf.ts";
import type { Job } from "./publish/task.ts";
import type { Tasks } from "./publish/tasks.ts";
import { Tree } from "./publish/Tree.ts";

const path = `/images/ia4school/production/${"a".repeat(40)}-1600x1200.png`;

/** The home page shows a picture; the article cannot be made. */
const tasks = {
  together: { "at once": 1, "in time": 1, "at leisure": 1 },
  make: (jobs: Job[]) => Promise.resolve(jobs.map(make)),
  list: () =>
    Promise.resolve({
      hash: "a",
      tags: [],
      until: Infinity,
      change: { added: { pages: ["/", "/blog/a"], files: [], pictures: [] }, removed: undefined },
    }),
  answer: () =>
    Promise.resolve({ status: 200, headers: [["content-type", "image/png"]], body: Buffer.from("png") }),
} as unknown as Tasks;

function make({ url, destination }: Job) {
  if (url.endsWith("/blog/a")) return { failed: "the article has no text" };
  writeFileSync(destination, url);
  const pictures = [`${path}?w=320&auto=format`];
  return { etag: etagOf(url), digest: undefined, tags: [], until: Infinity, pictures, forms: [""] };
}

test("a page that cannot be made keeps no other from its pictures", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const tree = new Tree(folder);
  const { publisher, close } = createSite({
    tasks,
    tree,
    env: { SITE_URL: "http://site", TRUSTED_PROXIES: 0 },
  });
  publisher.start();
  await expect.poll(() => publisher.failing).toBe(1);
  await expect.poll(() => tree.picturesOf(path)?.size, { timeout: 15_000 }).toBe(1);
  close();
  await tree.close();
  rmSync(folder, { recursive: true });
  log.mockRestore();
});
