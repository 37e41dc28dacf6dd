import { readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { inFrench } from "./inBuild.ts";
import { withoutKey } from "./withoutKey.ts";

test.each(Object.entries(withoutKey))(
  "what %s says without a key still stands in its code",
  (name, texts) => {
    const code = codeOf(name);
    expect(texts.map(([english]) => english).filter((english) => !code.includes(english))).toEqual([]);
  },
);

test("while the Studio is built, a text without a key becomes French, in its own package only", () => {
  const code = 'previews = [{ title: "Square" }]';
  const french = 'previews = [{ title: "Carré" }]';
  expect(inFrench(code, "/x/node_modules/.pnpm/sanity@6/node_modules/sanity/lib/index.js")).toBe(french);
  expect(inFrench(code, "/x/node_modules/sanity/lib/index.js?v=1")).toBe(french);
  expect(inFrench(code, "/x/node_modules/sanity-plugin-media/dist/index.js")).toBe(code);
  expect(inFrench(code, "/x/studio/desk/structure.ts")).toBe(code);
});

/** All modules of a package, the Studio's own or one that the Studio brings. */
function codeOf(name: string): string {
  const studio = import.meta.resolve("sanity");
  const folder = join(dirname(findPackageJSON(name, studio) ?? ""), "lib");
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}
