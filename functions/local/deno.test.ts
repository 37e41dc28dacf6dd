import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
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

/** What a file imports to run, however far, that is no file: hosted, the function's own deno.json alone says where it is. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, "utf8").matchAll(
    /^(?:import|export) (?!type )(?:[^;"]* from )?"([^"]+)"/gm,
  );
  return [...imports].flatMap(([, name = ""]) =>
    name.startsWith(".") ? packagesOf(join(dirname(file), name), seen) : [name],
  );
}

test.each(functionNames())("%s names each package that it runs, and no other", (name) => {
  const { imports } = read(functionsFolder, name, "deno.json");
  const packages = new Set(packagesOf(join(functionsFolder, name, "index.ts")));
  expect(Object.keys(imports).toSorted()).toEqual([...packages].toSorted());
});
