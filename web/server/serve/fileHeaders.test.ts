import { expect, test } from "vitest";

import { headersFile, picturePolicy } from "./fileHeaders.ts";

test("as Markdown a page of any depth names, on another host too, the page that search engines are to show", () => {
  const rules = headersFile("https://site.example");
  expect(rules).toContain(
    '\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n  Link: <https://site.example/:splat>; rel="canonical"\n',
  );
  expect(rules).toContain('\n/index.md\n  ! Link\n  Link: <https://site.example/>; rel="canonical"');
});

test("an SVG opened as a page runs nothing on another host either", () => {
  const [, picture = ""] = headersFile("https://site.example").split("\n/images/*\n");
  expect(picture.split(/\n(?=\/)/)[0]?.split("\n")).toEqual([
    "  ! Content-Security-Policy",
    `  Content-Security-Policy: ${picturePolicy}`,
    "  ! Cache-Control",
    "  Cache-Control: public, max-age=31536000, immutable",
  ]);
});
