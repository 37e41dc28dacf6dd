import { expect, test } from "vitest";

import { rss } from "./rss.ts";
import { sitemap, sitemapIndex, sitemapParts } from "./sitemap.ts";

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
    category: "Jeunes",
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
