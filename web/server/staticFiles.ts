import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import type { StoredResponse } from "./storedResponse.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
/** Files that a browser knows by their type only. */
const named: Record<string, string> = { "speculation-rules.json": "application/speculationrules+json" };
const compressible = new Set([".css", ".js", ".json", ".svg"]);

/** The built files by address, in memory. Those below /assets/ carry their hash in their name. */
export function readStaticFiles(folder: string): Map<string, StoredResponse> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const type = named[entry.name] ?? types[extname(entry.name)];
      return type ? [[`/${relative(folder, path)}`, toFile(path, type)] as const] : [];
    }),
  );
}

function toFile(path: string, type: string): StoredResponse {
  const identity = readFileSync(path);
  const compress = compressible.has(extname(path));
  const hashed = path.includes("/assets/");
  return {
    status: 200,
    madeFrom: [],
    identity,
    br: compress ? brotliCompressSync(identity) : identity,
    gz: compress ? gzipSync(identity) : identity,
    headers: {
      "Content-Type": type,
      "Cache-Control": hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      "X-Content-Type-Options": "nosniff",
    },
  };
}
