import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { islandNames } from "./islandNames.ts";
import type { IslandCode, Site } from "./site.ts";

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

// In development Vite serves the sources themselves.
const client = join(import.meta.dirname, "../client");
const manifest = readManifest(join(client, ".vite/manifest.json"));

/**
 * The islands' starter, to stand in the page itself: a request of its own would hold up the first paint by some
 * 40 ms on a slow phone.
 */
export const starter = readStarter();

export const islandCode = Object.fromEntries(
  islandNames.map((name) => [name, codeOf(`app/islands/${name}/mount.tsx`)]),
) as Site["islands"];

function readStarter(): Site["starter"] {
  const { src } = codeOf("app/islands/starter.ts");
  if (!manifest) return { src };
  const code = readFileSync(join(client, src), "utf8").trim();
  return { code, hash: `sha256-${createHash("sha256").update(code).digest("base64")}` };
}

function readManifest(file: string): Manifest | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : undefined;
}

function codeOf(source: string): IslandCode {
  if (!manifest) return { src: `/${source}`, chunks: [] };
  const files = [...closure(source)].map((key) => `/${manifest[key]?.file}`);
  const [src = "", ...chunks] = files;
  return { src, chunks };
}

/** A chunk and all it imports, now or later, itself first: an island that has come needs nothing more of the site. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  const { imports = [], dynamicImports = [] } = manifest?.[key] ?? {};
  for (const imported of [...imports, ...dynamicImports]) closure(imported, seen);
  return seen;
}
