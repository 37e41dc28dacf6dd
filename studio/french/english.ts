// The Studio's words as its packages ship them: every bundle of theirs in US English, by namespace.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Words } from "./setInFrench.ts";

const bundle = /locale: "en-US",\s*namespace: ([\w"-]+),\s*resources: (?:\(\) => import\("(.+?)"\))?/g;

/** What a package says in English. It is read from its files: half of it is loaded by the Studio alone. */
export function englishOf(packageName: string): Record<string, Words> {
  const folder = dirname(fileURLToPath(import.meta.resolve(packageName)));
  const words: Record<string, Words> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
    const code = readFileSync(join(folder, file), "utf8");
    for (const { 0: text, 1: name = "", 2: imported, index } of code.matchAll(bundle)) {
      const namespace = name.startsWith('"') ? name.slice(1, -1) : namespaceIn(code, name);
      const found = imported
        ? objectIn(readFileSync(join(folder, imported), "utf8"), 0)
        : objectIn(code, index + text.length);
      words[namespace] = { ...words[namespace], ...found };
    }
  }
  return words;
}

function namespaceIn(code: string, constant: string): string {
  const found = new RegExp(`\\b${constant} = "([^"]+)"`).exec(code)?.[1];
  if (!found) throw new Error(`The namespace ${constant} is not where its bundle is`);
  return found;
}

/** The first `{ "key": "text", … }` behind a place, one pair a line. */
function objectIn(code: string, from: number): Words {
  const pair = /^\s*(?:"([^"]+)"|(\w+)): ("(?:[^"\\]|\\.)*"),?$/gm;
  const start = from + code.slice(from).search(/^\s*(?:"[^"]+"|\w+): "/m);
  const end = start + code.slice(start).search(/^\s*\}/m);
  const pairs = [...code.slice(start, end).matchAll(pair)];
  return Object.fromEntries(pairs.map(([, quoted, bare, text = '""']) => [quoted ?? bare, JSON.parse(text)]));
}
