import { expect, test } from "vitest";

import { partsBeside, perPart, sitemapParts } from "./machinePaths.ts";

test("a sitemap that fits in one has no parts, and one document more makes two", () => {
  expect(sitemapParts(perPart)).toEqual([]);
  expect(sitemapParts(perPart + 1)).toEqual(["/sitemap/1.xml", "/sitemap/2.xml"]);
});

test("parts stand together by as many, and nothing stands beside what is no part", () => {
  expect(partsBeside("/sitemap/2.xml", 3)).toEqual(["/sitemap/1.xml", "/sitemap/3.xml"]);
  expect(partsBeside("/sitemap/4.xml", 3)).toEqual(["/sitemap/5.xml", "/sitemap/6.xml"]);
  for (const other of ["/sitemap.xml", "/sitemap/x.xml", "/sitemap/0.xml", "/blog/rss.xml"])
    expect(partsBeside(other, 3)).toEqual([]);
});
