import { expect, test } from "vitest";

import { withOwnStyles } from "./withOwnStyles.server.ts";

test("a page brings the utilities it has a class of and no others, each under a short name", async () => {
  const { html, css } = await withOwnStyles('<p class="p-4 lg:hidden">a</p><p class="p-4">b</p>');
  expect(html).toBe('<p class="b a">a</p><p class="b">b</p>');
  expect(css).toContain(".b{padding:1rem}");
  expect(css).toMatch(/@media \(width>=64rem\)\{\.a\{display:none\}/);
  expect(css).not.toContain("display:grid");
});

test("classes that always stand together are one name, whatever others stand beside them", async () => {
  const { html, css } = await withOwnStyles(
    '<p class="grid p-4 text-ink"></p><p class="p-4 underline grid"></p><p class="underline"></p>',
  );
  expect(html).toBe('<p class="a b"></p><p class="a c"></p><p class="c"></p>');
  expect(css).toContain(".a{padding:1rem;display:grid}");
});

test("a class of the group around an element is renamed with it", async () => {
  const { html, css } = await withOwnStyles('<ul class="group"><li class="group-first:p-2">a</li></ul>');
  const [, group, item] = /^<ul class="(\w+)"><li class="(\w+)">/.exec(html) ?? [];
  expect(css).toContain(`:is(:where(.${group}):first-child .${item}){padding:.5rem}`);
});

test("the classes of an island stay, for its code renders them again", async () => {
  const { html, css } = await withOwnStyles(
    '<p class="p-4"></p><div data-island="chat"><b class="p-2"></b></div>',
  );
  expect(html).toBe('<p class="a"></p><div data-island="chat"><b class="p-2"></b></div>');
  expect(css).toContain(".p-2{padding:.5rem}");
});

test("a long text brings its typography, a page without one does not", async () => {
  expect((await withOwnStyles('<div class="prose"></div>')).css).toContain("blockquote");
  expect((await withOwnStyles("<p></p>")).css).not.toContain("blockquote");
});

test("a variable of Tailwind's that nothing sets is what it is without, and one that nothing reads is not there", async () => {
  const { css } = await withOwnStyles('<p class="border-2 font-bold"></p>');
  expect(css).toContain(".a{border-style:solid;border-width:2px;font-weight:700}");
  expect(css).not.toContain("--tw-");
  const dashed = await withOwnStyles('<p class="border-2 border-dashed"></p>');
  expect(dashed.css).toContain("--tw-border-style:dashed");
  expect(dashed.css).toContain("border-style:var(--tw-border-style)");
});
