import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import type { RichText as RichTextValue } from "../content/richText.ts";
import { withOwnStyles } from "../styles/withOwnStyles.server.ts";
import { RichText } from "./RichText.tsx";

/** The styles that a short text of such blocks brings. */
async function stylesOf(...blocks: Partial<RichTextValue[number]>[]): Promise<string> {
  const value = blocks.map((block, index) => ({
    _key: String(index),
    _type: "block" as const,
    children: [{ _key: "a", _type: "span" as const, text: "Un mot" }],
    ...block,
  }));
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => <RichText value={value} /> }]);
  const root = { settings: { facts: {} } };
  const { css } = await withOwnStyles(
    renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />),
  );
  return css;
}

test("the lists of a short text have their bullets, their numbers and room for them", async () => {
  for (const listItem of ["bullet", "number"] as const) {
    const css = await stylesOf({}, { listItem, level: 1 });
    expect(css).toMatch(/\bul\{[^}]*list-style:square/);
    expect(css).toMatch(/\bol\{[^}]*list-style:decimal/);
    expect(css).toMatch(/:is\([^)]*ul[^)]*\)\{[^}]*padding-inline-start:1\.25em/);
  }
});

test("a short text without a list brings no styles of lists", async () => {
  expect(await stylesOf({}, {})).not.toContain("square");
});
