import { expect, test } from "vitest";

import { leadsSomewhere, safeHref } from "./safeHref.ts";

test.each([
  "/tarifs#tarifs",
  "/",
  "/confirmation?type=contact",
  "https://ia4school.example/a_(b)",
  "http://localhost:3000",
  "mailto:contact@ia4school.example",
  "tel:+3220000000",
  "HTTPS://EXEMPLE.BE",
])("%s is followed", (href) => {
  expect(safeHref(href)).toBe(href);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://a.example/1",
  "file:///etc/passwd",
  "//ailleurs.example",
  "/\\ailleurs.example",
  "/\t/ailleurs.example",
  "\\\\ailleurs.example",
  "https://",
  "ailleurs.example",
  "#ici",
  "",
])("%j is not followed", (href) => {
  expect(safeHref(href)).toBeUndefined();
});

test("a place in the page is no address, and yet leads somewhere", () => {
  expect(safeHref("#ici")).toBeUndefined();
  expect([leadsSomewhere("#ici"), leadsSomewhere("//ailleurs.example")]).toEqual([true, false]);
});
