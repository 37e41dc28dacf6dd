import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Markdown } from "./Markdown.tsx";

const html = (text: string, growing = false) =>
  renderToStaticMarkup(<Markdown text={text} growing={growing} />);

test.each([
  ["a sentence", "Bonjour.", "<p>Bonjour.</p>"],
  ["paragraphs", "Un.\n\nDeux.", "<p>Un.</p><p>Deux.</p>"],
  ["a line break", "Un,\ndeux.", "<p>Un,\ndeux.</p>"],
  [
    "strong and emphasis",
    "**149 €** *par* _mois_",
    "<p><strong>149 €</strong> <em>par</em> <em>mois</em></p>",
  ],
  ["one in the other", "**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"],
  ["a heading, which is no heading of the page", "## Tarifs", "<p><strong>Tarifs</strong></p>"],
  ["a list", "- un\n- deux", "<ul><li>un</li><li>deux</li></ul>"],
  ["a list after a sentence", "Deux :\n* un\n* deux", "<p>Deux :</p><ul><li>un</li><li>deux</li></ul>"],
  [
    "a sentence after a list, which is no part of its last item",
    "- un\n- deux\nVoilà.",
    "<ul><li>un</li><li>deux</li></ul><p>Voilà.</p>",
  ],
  ["an item that goes on", "- un\n  encore\n- deux", "<ul><li>un\nencore</li><li>deux</li></ul>"],
  ["numbers", "3. un\n4. deux", '<ol start="3"><li>un</li><li>deux</li></ol>'],
  ["a page of the site", "[Tarifs](/tarifs#tarifs)", '<p><a href="/tarifs#tarifs">Tarifs</a></p>'],
  [
    "an address",
    "Voir https://a.example/b_c_d.",
    '<p>Voir <a href="https://a.example/b_c_d" rel="noopener nofollow">https://a.example/b_c_d</a>.</p>',
  ],
  ["lone marks", "2 * 3 * 4, a_b_c, 5*6*7, **, [x], (y)", "<p>2 * 3 * 4, a_b_c, 5*6*7, **, [x], (y)</p>"],
  ["sums", "6 × 135 €, -10 %", "<p>6 × 135 €, -10 %</p>"],
])("%s", (_, text, expected) => expect(html(text)).toBe(expected));

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "**<b onclick=alert(1)>a</b>**",
  "[a](javascript:alert(1))",
  "[a](JAVASCRIPT:alert(1))",
  "[a](data:text/html,<script>)",
  "[a](//ailleurs.example)",
  "[<img src=x>](/tarifs)",
  "![a](https://ailleurs.example/x.png)",
  "&lt;script&gt; &#60;b&#62;",
  '[a](/tarifs" onclick="alert(1))',
  "`<b>`",
])("%s is words, never markup", (text) => {
  const tags = html(text).match(/<[^>]*>/g) ?? [];
  for (const tag of tags)
    expect(tag).toMatch(/^<\/?(p|strong|a)( href="(\/tarifs|https:[^"]*)")?( rel="noopener nofollow")?>$/);
});

test("a growing text hides from screen readers what is not yet a sentence", () => {
  expect(html("Un. Deux. Tro", true)).toBe('<p>Un. Deux. <span aria-hidden="true">Tro</span></p>');
  expect(html("Un **prix** et", true)).toBe(
    '<p><span aria-hidden="true">Un <strong>prix</strong> et</span></p>',
  );
  expect(html("Un.\n\n- deux", true)).toBe(
    '<p>Un.</p><ul><li><span aria-hidden="true">deux</span></li></ul>',
  );
  expect(html("Un. Deux.", true)).toBe("<p>Un. Deux.</p>");
});

test("a growing text shows no mark before what it marks", () => {
  expect(html("Le **pack", true)).toContain("<strong>pack</strong>");
  expect(html("Le **", true)).not.toContain("*");
  expect(html("Voir [Tarifs](/tar", true)).toContain("Voir Tarifs");
});

test("a long hostile text is read at once", () => {
  for (const text of [
    "*".repeat(4000),
    "[".repeat(4000),
    "[a](".repeat(1000),
    "_a".repeat(2000),
    "**a".repeat(1300),
    "`".repeat(4000),
  ]) {
    expect(html(text).length).toBeGreaterThan(0);
  }
});
