import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { runQuietly } from "./runQuietly.ts";

type Build = {
  what: string;
  /** Of what it is built from now. */
  fingerprint: string;
  /** The file that keeps the fingerprint of the last build, and how much it made. */
  stamp: string;
  /** The folder it is built in. */
  output: string;
  command: string[];
  folder: string;
  env: Record<string, string>;
  say: (line: string) => void;
};

/** Builds, unless what it would be built from is what the last build was made from, and all of that is there. */
export async function buildOnce({ what, fingerprint, stamp, output, command, folder, env, say }: Build) {
  const made = () => `${fingerprint} ${bytesIn(output, stamp)}`;
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, "utf8") === made()) return;
  say(`Construction du ${what}…`);
  const start = performance.now();
  await runQuietly(command, folder, env);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, made());
  const seconds = Math.round((performance.now() - start) / 1000);
  say(`${what[0]?.toUpperCase()}${what.slice(1)} construit en ${seconds} s.`);
}

function bytesIn(folder: string, apart: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== apart)
    .reduce((sum, file) => sum + statSync(file).size, 0);
}
