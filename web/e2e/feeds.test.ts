import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { addArticles } from "../bench/manyArticles.ts";
import { dataDir } from "./system.ts";
import { expect, test } from "./test.ts";

/** The texts of elements in an XML document, read by the browser's own parser. */
async function readXml(page: Page, source: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ([source, selector]) => {
      const document = new DOMParser().parseFromString(source, "application/xml");
      const failure = document.querySelector("parsererror");
      if (failure) throw new Error(failure.textContent ?? "not XML");
      return [...document.querySelectorAll(selector)].map((element) => element.textContent ?? "");
    },
    [source, selector] as const,
  );
}

test("the sitemap lists every page that search engines may show, and only those", async ({
  page,
  request,
  system,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${system.site}/sitemap.xml`);
  const listed = await readXml(page, await (await request.get("/sitemap.xml")).text(), "loc");
  expect(listed.length).toBeGreaterThan(20);
  expect(new Set(listed).size).toBe(listed.length);

  for (const url of listed) {
    const answer = await request.get(url, { maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
    const html = await answer.text();
    expect(html, url).toContain(`<link rel="canonical" href="${url}"`);
    expect(html, url).not.toContain('content="noindex"');
  }
  const linked = new Set<string>();
  for (const url of listed) {
    for (const [, path = ""] of (await (await request.get(url)).text()).matchAll(
      /<a [^>]*href="(\/[^"#?]*)/g,
    ))
      linked.add(system.site + path);
  }
  const pages = [...linked].filter((url) => !/\.\w+$/.test(url));
  expect(pages.length).toBeGreaterThan(20);
  for (const url of pages.filter((url) => !listed.includes(url)))
    expect(await (await request.get(url)).text(), url).toContain('content="noindex"');
});

test("a page says since when it is as it is, prices included; a hidden one leaves the sitemap", async ({
  page,
  request,
  system,
  lake,
}) => {
  const sitemap = async () => (await request.get("/sitemap.xml")).text();
  const changed = async (path: string) => {
    const [, lastmod] =
      new RegExp(`<loc>${system.site}${path}</loc><lastmod>([^<]*)`).exec(await sitemap()) ?? [];
    return lastmod;
  };
  const before = (await changed("/tarifs"))!;
  await lake.patch("plan-mensuel").set({ subtitle: "Au mois" }).commit();
  await expect.poll(async () => ((await changed("/tarifs")) ?? "") > before).toBe(true);

  await lake.patch("page-a-propos").set({ "seo.noIndex": true }).commit();
  await expect.poll(sitemap).not.toContain("/a-propos<");
  await page.goto("/a-propos");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("the blog's feed has each article whole, its prices and links resolved", async ({
  page,
  request,
  system,
}) => {
  await page.goto("/blog");
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const answer = await request.get(address ?? "");
  expect(answer.headers()["content-type"]).toContain("application/rss+xml");
  const source = await answer.text();
  expect(await readXml(page, source, "item > title")).toHaveLength(10);
  const links = await readXml(page, source, "item > link");
  const dates = (await readXml(page, source, "item > pubDate")).map((date) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  const texts = await readXml(page, source, "item > encoded");

  const workshop = texts[links.indexOf(`${system.site}/blog/ateliers-vacances-ia-bruxelles`)] ?? "";
  expect(workshop).toContain("<table>");
  expect(workshop).toMatch(/600\s€ par semaine/);
  expect(workshop).toContain(`href="${system.site}/agenda"`);
  for (const text of texts) {
    expect(text).not.toMatch(/(href|src)="\/|json:object|\{\{/);
    expect(text.length).toBeGreaterThan(5_000);
  }
});

test("of many articles the feed has the latest 30, the sitemap all, and none of the lists' further pages", async ({
  page,
  request,
  lake,
}) => {
  await addArticles(lake, 30);
  const mapped = async () => readXml(page, await (await request.get("/sitemap.xml")).text(), "loc");
  await expect
    .poll(async () => (await mapped()).filter((url) => url.includes("/blog/essai-")).length)
    .toBe(30);
  expect((await mapped()).filter((url) => url.includes("?"))).toEqual([]);
  const fed = async () => readXml(page, await (await request.get("/blog/rss.xml")).text(), "item > link");
  await expect.poll(async () => (await fed()).length).toBe(30);
  expect((await fed()).slice(10)[0]).toMatch(/\/blog\/essai-00030$/);
});

test("a language model finds every page as Markdown, with the prices of the site", async ({
  request,
  lake,
}) => {
  const index = await (await request.get("/llms.txt")).text();
  expect(index).toMatch(/^# IA4School\n\n> /);
  const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url);
  expect(links.length).toBeGreaterThan(25);
  for (const link of links) {
    const answer = await request.get(link);
    expect(answer.status(), link).toBe(200);
    expect(answer.headers()["content-type"]).toContain("text/markdown");
    const text = await answer.text();
    expect(text, link).toMatch(/^# /);
    expect(text, link).not.toMatch(/json:object|\[object|undefined/);
  }
  await lake.patch("plan-semestre").set({ price: 791 }).commit();
  await expect
    .poll(async () => (await request.get("/tarifs.md")).text())
    .toMatch(/### Programme\s6\smois\n\n[^\n]+\n\n\*\*791\s€\*\*/);
});

test("every page names the picture it is shared with: PNG, 1200 × 630", async ({ page, request }) => {
  for (const path of ["/", "/tarifs", "/programme/bloc-4", "/blog/agents-ia-productivite-entreprise"]) {
    await page.goto(path);
    const property = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
    expect(await property("og:image:alt")).toContain(" | IA4School");
    const address = (await property("og:image")) ?? "";
    const answer = await request.get(address);
    expect(answer.headers()["content-type"], path).toBe("image/png");
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(png.length, path).toBeLessThan(120_000);
    // It changes when, and only when, what the picture is drawn from does.
    expect(keptPicture(path).startsWith(address.replace(/^.*\?v=/, "")), address).toBe(true);
  }
});

/** The picture drawn for a page, after the hash of what it was drawn from. */
function keptPicture(path: string): string {
  const name = createHash("sha256").update(path).digest("base64url").slice(0, 22);
  return readFileSync(join(dataDir, "social", name), "latin1");
}

test("a link is shared with another picture, at another address, once a name on it has changed elsewhere", async ({
  request,
  lake,
}) => {
  const path = "/blog/agents-ia-productivite-entreprise";
  const pictureOf = async () => {
    const html = await (await request.get(path)).text();
    return / property="og:image" content="([^"]*)"/.exec(html)![1]!;
  };
  const category = await lake.fetch<string>(
    '*[_type == "article" && slug.current == $slug][0].category._ref',
    {
      slug: path.slice("/blog/".length),
    },
  );
  const known = new Map<string, Buffer>();
  const changes = [
    () => lake.patch("settings").set({ name: "L’École des IA" }).commit(),
    () => lake.patch(category).set({ title: "Études de cas" }).commit(),
  ];
  for (const change of [undefined, ...changes]) {
    await change?.();
    await expect.poll(async () => known.has(await pictureOf())).toBe(false);
    const address = await pictureOf();
    const picture = await (await request.get(address)).body();
    expect([...known.values()].some((one) => one.equals(picture))).toBe(false);
    known.set(address, picture);
  }
});
