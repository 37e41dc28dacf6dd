import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { functionNames, functionsFolder } from "./deno.ts";

const read = (...path: string[]) => JSON.parse(readFileSync(join(...path), "utf8"));
const installed = resolve(import.meta.dirname, "../node_modules");

/** `eventsource-parser/stream` as Deno fetches it: `npm:eventsource-parser@4.1.3/stream`. */
function addressOf(specifier: string) {
  const [name = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  return `npm:${name}@${read(installed, name, "package.json").version}${specifier.slice(name.length)}`;
}

test.each(["_shared", ...functionNames()])("%s runs hosted what it is tested with, to the patch", (name) => {
  const { imports } = read(functionsFolder, name, "deno.json");
  const tested = Object.keys(imports).map((specifier) => [specifier, addressOf(specifier)]);
  expect(imports).toEqual(Object.fromEntries(tested));
});
