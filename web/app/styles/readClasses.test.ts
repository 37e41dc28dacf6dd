import { expect, test } from "vitest";

import { readClasses } from "./readClasses.ts";

const html = `<p class="a b&gt;c" id="x">t<br class="q"/></p><div data-island="chat" class="i"><b class="z"><br></b></div><i class="after"></i><script>"<b class='no'>"</script>`;

test("classes are found where they stand, those of an island apart", () => {
  const { page, islands } = readClasses(html);
  expect(page.map(({ names }) => names)).toEqual([["a", "b>c"], ["q"], ["after"]]);
  expect(islands.map(({ names }) => names)).toEqual([["i"], ["z"]]);
  expect(page.map(({ start, end }) => html.slice(start, end))).toEqual([
    'class="a b&gt;c"',
    'class="q"',
    'class="after"',
  ]);
});
