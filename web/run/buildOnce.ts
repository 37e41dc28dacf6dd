import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { runQuietly } from "./runQuietly.ts";

type Build = {
  what: string;
  /** Of what it is built from now. */
  fingerprint: string;
  /** The file that keeps the fingerprint of the last build. */
  stamp: string;
  /** A file that is there once it is built. */
  output: string;
  command: string[];
  folder: string;
  env: Record<string, string>;
  say: (line: string) => void;
};

/** Builds, unless what it would be built from is what the last build was made from. */
export async function buildOnce({ what, fingerprint, stamp, output, command, folder, env, say }: Build) {
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
  say(`Construction du ${what}…`);
  const start = performance.now();
  await runQuietly(command, folder, env);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
  const seconds = Math.round((performance.now() - start) / 1000);
  say(`${what[0]?.toUpperCase()}${what.slice(1)} construit en ${seconds} s.`);
}
