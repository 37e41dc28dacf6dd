import { existsSync, globSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { englishOf } from "./english.ts";
import { frenchPage, inFrench } from "./inBuild.ts";
import { mended, technical, type WithoutKey, withoutKey } from "./withoutKey.ts";

test.each(Object.entries(withoutKey))(
  "what %s says without a key still stands in its code",
  (name, texts) => {
    const code = codeOf(name);
    expect(texts.map(([english]) => english).filter((english) => !code.includes(english))).toEqual([]);
  },
);

test.each([technical, mended].flatMap(Object.entries<WithoutKey[]>))(
  "what is left out of %s, or mended, still stands in its code, once",
  (name, parts) => {
    const code = codeOf(name);
    expect(parts.map(([shown]) => shown).filter((shown) => code.split(shown).length !== 2)).toEqual([]);
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

test("the panel of the documents that use one is closed by a button that says so, and is no key", () => {
  const [closing = "", ...others] =
    codeOf("sanity").match(/.*t\("panel\.close-button-aria-label"\).*/g) ?? [];
  expect(others).toHaveLength(1);
  const built = [closing, ...others].map((line) => inFrench(line, "/x/node_modules/sanity/lib/index.js"));
  // The other one asks what « validation » says.
  expect(built.filter((line) => line.includes("panel.close"))).toEqual(others);
  expect(built[0]).toContain("Fermer « Documents qui s’en servent »");
});

test("the Studio asks for no word by a key that stands nowhere: people would read the key", () => {
  const known = new Set(Object.values(englishOf("sanity")).flatMap(Object.keys).map(withoutForm));
  const code = inFrench(codeOf("sanity"), "/x/node_modules/sanity/lib/index.js");
  // What comes with a text of its own says that text.
  const asked = code.matchAll(/\bt\("(\w[\w-]*(?:\.[\w-]+)+)"(?!, ")/g).map(([, key = ""]) => key);
  expect([...new Set(asked)].filter((key) => !known.has(withoutForm(key)))).toEqual([]);
});

test("while the Studio is built, its own words get the spaces that hold, and nothing else changes", () => {
  const code = "const said = `« ${open ? name : none} » : où est-ce ?`; // a ? b : c";
  const built = inFrench(code, join(import.meta.dirname, "../desk/structure.ts"));
  expect(built).toContain("`«\u00A0${");
  expect(built).toContain("}\u00A0»\u00A0: où est-ce\u202F?`");
  expect(built.replaceAll(/[\u00A0\u202F]/g, " ")).toBe(code);
  expect(inFrench(code, join(import.meta.dirname, "../coherence/figures.ts"))).toBe(code);
});

test("the Studio's page says that it is French, and is spell-checked", () => {
  expect(frenchPage('<!DOCTYPE html><html lang="en"><head>')).toContain(
    '<html lang="fr" spellcheck="true"><head>',
  );
  expect(() => frenchPage("<html>")).toThrow("lang");
});

/** « hits_other », « filters_hide »: of how many, or in which of its places. */
const withoutForm = (key: string) => key.replace(/_.+$/, "");

/** All modules of a package, the Studio's own or one that the Studio or its lists bring. */
function codeOf(name: string): string {
  const home = ["sanity", "@sanity/orderable-document-list"]
    .map((from) => packageFolder(name, import.meta.resolve(from)))
    .find((folder) => folder !== undefined);
  const folders = ["lib", "dist"]
    .map((folder) => join(home ?? "", folder))
    .filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => globSync(`${folder}/*.js`))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

function packageFolder(name: string, from: string): string | undefined {
  try {
    return dirname(findPackageJSON(name, from) ?? "");
  } catch {
    return undefined;
  }
}
