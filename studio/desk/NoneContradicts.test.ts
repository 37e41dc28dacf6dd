import { ThemeProvider } from "@sanity/ui";
import { buildTheme } from "@sanity/ui/theme";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { NoneContradicts } from "./NoneContradicts.tsx";

const read = (toMend: number) => {
  const card = createElement(NoneContradicts, { toMend, toReplace: 0 });
  return renderToStaticMarkup(createElement(ThemeProvider, { theme: buildTheme() }, card));
};

test("staff read that all agrees only where nothing else is to be mended, such as an address", () => {
  expect(read(0)).toContain("Tout concorde");
  expect(read(2)).not.toContain("Tout concorde");
  expect(read(2)).toMatch(/il reste 2\spoints à corriger/);
});
