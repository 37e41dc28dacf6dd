import assert from "node:assert/strict";
import { leadsSomewhere, safeHref } from "./safe-href.ts";

for (const href of [
  "/tarifs#tarifs",
  "/",
  "/confirmation?type=contact",
  "https://ia4school.example/a_(b)",
  "http://localhost:3000",
  "mailto:contact@ia4school.example",
  "tel:+3220000000",
  "HTTPS://EXEMPLE.BE",
])
  Deno.test(`${href} is followed`, () => assert.equal(safeHref(href), href));

for (const href of [
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
])
  Deno.test(`${JSON.stringify(href)} is not followed`, () => assert.equal(safeHref(href), undefined));

Deno.test("a place in the page is no address, and yet leads somewhere", () => {
  assert.equal(safeHref("#ici"), undefined);
  assert(leadsSomewhere("#ici"));
  assert(!leadsSomewhere("//ailleurs.example"));
});
