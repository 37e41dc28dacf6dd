import { expect, test } from "vitest";

import { headersFile } from "./fileHeaders.ts";

test("as Markdown a page of any depth names, on another host too, the page that search engines are to show", () => {
  const rules = headersFile("https://site.example");
  expect(rules).toContain(
    '\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n  Link: <https://site.example/:splat>; rel="canonical"\n',
  );
  expect(rules).toContain('\n/index.md\n  ! Link\n  Link: <https://site.example/>; rel="canonical"');
});
