import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";

import { inEuros } from "functions/in-euros";

import { type Fault, FaultyLake } from "./faultyLake.ts";
import { OwnSite } from "./ownSite.ts";
import { expect, test } from "./test.ts";

/** The page of a plan's price, and a page that lists articles. */
const watched = [
  "/tarifs",
  "/",
  "/blog",
  "/sitemap.xml",
  "/confirmation?type=school",
  "/contact?sujet=nobody",
];

const faults: Fault[] = [
  "answers 500",
  "leaves out the result",
  "finds nothing",
  "is slow",
  "cuts answers",
  "refuses the stream",
  "says channelError",
  "says disconnect",
  "says nonsense",
  "ends the stream",
  "is half open",
  "is gone",
];

let price = 1_000;

test.describe("a site whose lake fails", () => {
  let lake: FaultyLake;
  let site: OwnSite;

  test.beforeAll(async ({ system }) => {
    lake = new FaultyLake(system.lake);
    await lake.start();
    site = new OwnSite(Number(new URL(system.site).port) + 30, lake.port);
    await site.start();
    await expect.poll(async () => (await site.get("/healthz")).status).toBe(200);
  });

  test.afterAll(async () => {
    await site.remove();
    await lake.stop();
  });

  for (const fault of faults)
    test(`serves its pages while it ${fault}, and shows what was published once it is well`, async ({
      lake: content,
    }) => {
      await lake.setFault(fault);
      price++;
      await content.patch("plan-semestre").set({ price }).commit();
      for (const until = Date.now() + 1_500; Date.now() < until; await wait(50))
        for (const path of watched) expect((await site.get(path)).status, path).toBe(200);
      await lake.setFault("none");
      await expect.poll(async () => (await site.get("/tarifs")).text).toContain(inEuros(price));
      for (const path of watched) expect((await site.get(path)).status, path).toBe(200);
    });

  test("starts without it, serves what it kept, and catches up", async ({ lake: content }) => {
    await site.stop();
    await lake.setFault("is gone");
    price++;
    await content.patch("plan-semestre").set({ price }).commit();
    await site.start();
    for (const path of watched) expect((await site.get(path)).status, path).toBe(200);
    expect((await site.get("/healthz")).status).toBe(200);
    await lake.setFault("none");
    await expect.poll(async () => (await site.get("/tarifs")).text).toContain(inEuros(price));
  });

  test("killed at any moment of a publication, it serves and shows it when started again", async ({
    lake: content,
  }) => {
    for (let kill = 0; kill < 10; kill++) {
      price++;
      await content.patch("plan-semestre").set({ price }).commit();
      await wait(kill * 24);
      await site.stop("SIGKILL");
      await site.start();
      for (const path of watched)
        expect((await site.get(path)).status, `${path} after kill ${kill}`).toBe(200);
    }
    await expect.poll(async () => (await site.get("/tarifs")).text).toContain(inEuros(price));
  });

  test("cut, emptied and senseless files are not served: what they were is made again", async () => {
    await site.stop();
    const tree = join(site.dataDir, "site/tree/tarifs");
    for (const file of readdirSync(tree)) truncateSync(join(tree, file), 1_000);
    writeFileSync(join(site.dataDir, "site/tree/index.html"), "");
    await site.start();
    const torn = await site.get("/tarifs");
    expect(torn.status).toBe(200);
    expect(torn.text).toContain("</html>");
    expect((await site.get("/")).text).toContain("</html>");

    await site.stop();
    for (const file of readdirSync(join(site.dataDir, "site")).filter((name) => name.startsWith("kept")))
      writeFileSync(join(site.dataDir, "site", file), "nothing that a database would write");
    await site.start();
    for (const path of watched) expect((await site.get(path)).status, path).toBe(200);
    await expect.poll(async () => (await site.get("/healthz")).status).toBe(200);
  });

  test("files that were cut or taken away are made again though nobody asks for them", async () => {
    await site.stop();
    const tree = join(site.dataDir, "site/tree");
    const bodyOf = (path: string) => readFileSync(join(tree, path), "utf8");
    const [before, sitemap] = [bodyOf("a-propos/index.html"), bodyOf("sitemap.xml")];
    truncateSync(join(tree, "a-propos/index.html.br"), 100);
    writeFileSync(join(tree, "sitemap.xml"), "");
    rmSync(join(tree, "blog/index.html"));
    rmSync(join(tree, "assets"), { recursive: true });
    await site.start();
    const whole = () =>
      brotliDecompressSync(readFileSync(join(tree, "a-propos/index.html.br"))).toString() === before &&
      bodyOf("sitemap.xml") === sitemap &&
      bodyOf("blog/index.html").includes("</html>") &&
      readdirSync(join(tree, "assets")).length > 0;
    await expect(() => expect(whole()).toBe(true)).toPass();
  });
});
