import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { withImports } from "./withImports.ts";

/** What something is built from: these files of a folder, all they import of it, and the values built in. */
export function fingerprint(folder: string, patterns: string[], values: Record<string, string> = {}): string {
  const hash = createHash("sha256").update(JSON.stringify(values));
  const files = globSync(patterns, { cwd: folder, exclude: ["**/*.test.{ts,tsx}"] });
  for (const file of withImports(folder, files).toSorted())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}
