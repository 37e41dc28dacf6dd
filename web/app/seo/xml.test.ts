import sharp from "sharp";
import { expect, test, vi } from "vitest";

import { rss } from "./rss.ts";
import { sitemapParts } from "./machinePaths.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";
import type { Xml } from "./xml.ts";

test("addresses and dates stand in the sitemap as XML wants them", () => {
  const { source } = sitemap([
    { url: "https://ecole.example/?a=1&b=2", lastmod: "2026-11-20" },
    { url: "https://ecole.example/x" },
  ]);
  expect(source.split("\n").slice(1, 3)).toEqual([
    "<url><loc>https://ecole.example/?a=1&amp;b=2</loc><lastmod>2026-11-20</lastmod></url>",
    "<url><loc>https://ecole.example/x</loc></url>",
  ]);
});

test("a sitemap that is long comes in parts, named by an index", () => {
  expect(sitemapParts(2_000)).toEqual([]);
  expect(sitemapParts(4_001)).toEqual(["/sitemap/1.xml", "/sitemap/2.xml", "/sitemap/3.xml"]);
  expect(sitemapIndex(["https://ecole.example/sitemap/1.xml"]).source).toContain(
    "<sitemap><loc>https://ecole.example/sitemap/1.xml</loc></sitemap>",
  );
});

test("an article's words are text in the feed, its HTML stays HTML", () => {
  const item = {
    url: "https://ecole.example/blog/a",
    title: "Questions & <réponses>\u0007",
    date: "2025-10-04",
    category: { title: "Jeunes" },
    excerpt: "« L’IA »",
    html: "<p>a ]]> b</p>",
  };
  const { source } = rss({
    url: "https://ecole.example/blog/rss.xml",
    page: "https://ecole.example/blog",
    title: "Blog",
    description: "",
    items: [item],
  });
  expect(source).toContain("<title>Questions &amp; &lt;réponses&gt;</title>");
  expect(source).toContain("<pubDate>Sat, 04 Oct 2025 00:00:00 GMT</pubDate>");
  expect(source).toContain("<content:encoded><![CDATA[<p>a ]]]]><![CDATA[> b</p>]]></content:encoded>");
});

test("an article without a day and an excerpt stands in the feed without them", () => {
  const { source } = rss({
    url: "https://ecole.example/blog/rss.xml",
    page: "https://ecole.example/blog",
    title: "Blog",
    description: "",
    items: [{ url: "https://ecole.example/blog/a", title: "A", date: null, excerpt: null, html: "<p>a</p>" }],
  });
  const item = source.slice(source.indexOf("<item>"));
  expect(item).toContain("<title>A</title>");
  expect(item).not.toMatch(/pubDate|description/);
});

/** Has a strict parser, that of the library which reads SVG, read the document. @throws where it is not XML */
async function parse({ source }: Xml): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${source}</metadata></svg>`;
  await sharp(Buffer.from(svg)).metadata();
}

test("whatever is typed or pasted in an article, the feed is XML, and the words are there", async () => {
  const pasted = "\u0000\u0008\u000b\u001f\u007f\u0085\uD800\uFFFE\uFFFF]]><&\"'\u{1F600}\uDC00";
  const feed = rss({
    url: "https://ecole.example/blog/rss.xml",
    page: "https://ecole.example/blog",
    title: `Blog${pasted}`,
    description: pasted,
    items: [
      {
        url: `https://ecole.example/blog/a${pasted}`,
        title: `Titre${pasted}`,
        date: "2025-10-04",
        category: { title: pasted },
        excerpt: `Deux\r\nlignes${pasted}`,
        html: `<p>${pasted}</p>`,
      },
    ],
  });
  await parse(feed);
  const left = "]]&gt;&lt;&amp;&quot;&#39;\u{1F600}";
  expect(feed.source).toContain(`<title>Titre${left}</title>`);
  expect(feed.source).toContain(`<description>Deux\nlignes${left}</description>`);
  expect(feed.source).toContain("<![CDATA[<p>]]]]><![CDATA[><&\"'\u{1F600}</p>]]>");
});

test("an address that cannot be written leaves the sitemap's others there", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const urls = ["https://ecole.example/c\u0008œur", "pas une adresse", "https://ecole.example/tarifs"];
  const written = sitemap(urls.map((url) => ({ url })));
  await parse(written);
  expect(written.source.match(/<loc>.*<\/loc>/g)).toEqual([
    "<loc>https://ecole.example/c%08%C5%93ur</loc>",
    "<loc>https://ecole.example/tarifs</loc>",
  ]);
  expect(log).toHaveBeenCalledWith('sitemap: "pas une adresse" is no address');
  log.mockRestore();
});
