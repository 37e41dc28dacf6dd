import { on } from "node:events";
import { readdirSync, readFileSync, rmSync, truncateSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";

import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { inEuros } from "functions/in-euros";
import { own } from "studio/addresses";

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
  "answers with a web page",
  "sends to a web page",
  "breaks what it compresses",
  "refuses the stream",
  "says channelError",
  "says disconnect",
  "says nonsense",
  "ends the stream",
  "is gone",
];

const secret = "un-secret-de-vingt-lettres";
let price = 1_000;

test.describe("a site whose lake fails", () => {
  let lake: FaultyLake;
  let site: OwnSite;

  // The price only grows: what it was, known before the first test, is put back once, after the last.
  test.use({ contentPutBack: async ({ putContentBack }, use) => use(void putContentBack) });
  test.afterAll(({ putContentBack }) => putContentBack());

  test.beforeAll(async ({ system }) => {
    lake = new FaultyLake(system.lake);
    await lake.start();
    site = new OwnSite(Number(new URL(system.site).port) + 30, lake.port, {
      SANITY_WEBHOOK_SECRET: secret,
    });
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
      await expect.poll(() => lake.heard).toBe(1);
      await lake.setFault(fault);
      price++;
      await content.patch("plan-semestre").set({ price }).commit();
      for (const until = Date.now() + 800; Date.now() < until; await wait(50))
        for (const path of watched) expect((await site.get(path)).status, path).toBe(200);
      await lake.setFault("none");
      await expect.poll(async () => (await site.get("/tarifs")).text).toContain(inEuros(price));
      for (const path of watched) expect((await site.get(path)).status, path).toBe(200);
    });

  test("says nothing on a stream that stays open: the site notices once a webhook tells of a publication", async ({
    lake: content,
  }) => {
    const shows = () => expect.poll(async () => (await site.get("/tarifs")).text).toContain(inEuros(price));
    const publish = () => content.patch("plan-semestre").set({ price: ++price }).commit();
    // What failed so often before has it wait ever longer.
    await site.stop();
    await site.start();
    await expect.poll(() => lake.heard).toBe(1);
    await publish();
    await shows();
    await lake.setFault("is half open");
    expect(lake.heard).toBe(0);
    await publish();
    const headers = { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader("{}", Date.now(), secret) };
    const told = await fetch(`${site.address}${own.hooks}sanity`, { method: "POST", body: "{}", headers });
    expect(told.status).toBe(200);
    await shows();
    await expect.poll(() => lake.heard).toBe(1);
  });

  test("starts without it, serves what it kept, and catches up", async ({ lake: content }) => {
    await site.stop();
    await lake.setFault("is gone");
    price++;
    await content.patch("plan-semestre").set({ price }).commit();
    await site.start();
    for (const path of watched) expect((await site.get(path)).status, path).toBe(200);
    await expect
      .poll(() => site.get("/healthz"))
      .toMatchObject({ status: 200, text: expect.stringContaining("le Content Lake ne répond pas") });
    expect((await site.get("/nulle-part")).status).toBe(404);
    await lake.setFault("none");
    await expect.poll(async () => (await site.get("/tarifs")).text).toContain(inEuros(price));
  });

  test("killed at any moment of a publication, it serves and shows it when started again", async ({
    lake: content,
  }) => {
    // Most of them while the first pages are written; the page of prices is there after some 300 changes of files.
    const moments = Array.from({ length: 9 }, (_, moment) => 2 ** moment);
    for (const written of moments) {
      price++;
      const folder = watch(join(site.dataDir, "site"), { recursive: true });
      const changes = on(folder, "change");
      await content.patch("plan-semestre").set({ price }).commit();
      for (let change = 0; change < written; change++) await changes.next();
      await site.stop("SIGKILL");
      folder.close();
      await site.start();
      expect((await site.get("/tarifs")).status, `after ${written} changes`).toBe(200);
    }
    for (const path of watched) expect((await site.get(path)).status, path).toBe(200);
    await expect.poll(async () => (await site.get("/tarifs")).text).toContain(inEuros(price));
    await expect.poll(async () => (await site.get("/healthz")).text).toContain("retard : 0.0 s");
  });

  test("is slow when the site is told to end: who was being answered is, and it ends well", async () => {
    await lake.setFault("is slow");
    let answered = false;
    const asked = site.get("/contact?sujet=plan-semestre").finally(() => (answered = true));
    await expect.poll(() => lake.waiting).toBeGreaterThan(0);
    expect(answered).toBe(false);
    expect(await site.stop()).toBe(0);
    expect((await asked).status).toBe(200);
    await lake.setFault("none");
    await site.start();
  });

  test("cut, emptied and senseless files are not served: what they were is made again; what is whole is served without its list and its lake", async () => {
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
    await lake.setFault("is gone");
    await site.start();
    for (const path of watched) expect((await site.get(path)).status, path).toBe(200);
    await lake.setFault("none");
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
