import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type Environment, root } from "./environment.ts";

/** Where the built Studio stands: it carries its addresses, so each data folder has its own. */
export const studioFolder = (dataDir: string) => join(dataDir, "studio");

/** Builds the Studio unless its sources and addresses are those of the last build. */
export async function buildStudio(
  { DATA_DIR, LAKE_PORT, SITE_PORT, ...environment }: Environment,
  say: (line: string) => void,
) {
  const env = {
    SANITY_STUDIO_PROJECT_ID: environment.SANITY_PROJECT_ID ?? "",
    SANITY_STUDIO_DATASET: environment.SANITY_DATASET,
    SANITY_STUDIO_API_HOST: environment.SANITY_PROJECT_ID ? "" : `http://localhost:${LAKE_PORT}`,
    SANITY_STUDIO_SITE_URL: process.env.SITE_URL ?? `http://localhost:${SITE_PORT}`,
  };
  const sources = ["studio/{schema,desk,coherence}/**/*.{ts,tsx}", "studio/*.ts", "pnpm-lock.yaml"];
  await build({
    what: "Studio",
    stamp: join(DATA_DIR, "studio.stamp"),
    output: join(studioFolder(DATA_DIR), "index.html"),
    fingerprint: fingerprint(sources, env),
    command: [join(root, "studio/node_modules/.bin/sanity"), "build", studioFolder(DATA_DIR), "-y"],
    folder: join(root, "studio"),
    env,
    say,
  });
}

/** Builds the site unless its sources are those of the last build; its addresses are read when it runs. */
export async function buildSite(say: (line: string) => void) {
  const sources = [
    "web/app/**/*",
    "web/*.config.ts",
    "studio/schema/choices.ts",
    "functions/supabase/functions/_shared/**/*",
    "pnpm-lock.yaml",
  ];
  await build({
    what: "site",
    stamp: join(root, "web/build/stamp"),
    output: join(root, "web/build/server/index.js"),
    fingerprint: fingerprint(sources, {}),
    command: [join(root, "web/node_modules/.bin/react-router"), "build"],
    folder: join(root, "web"),
    env: { NODE_ENV: "production" },
    say,
  });
}

type Build = {
  what: string;
  stamp: string;
  output: string;
  fingerprint: string;
  command: string[];
  folder: string;
  env: Record<string, string>;
  say: (line: string) => void;
};

async function build({ what, stamp, output, fingerprint: now, command, folder, env, say }: Build) {
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  say(`Construction du ${what}…`);
  const start = performance.now();
  await run(command, folder, env);
  mkdirSync(join(stamp, ".."), { recursive: true });
  writeFileSync(stamp, now);
  say(
    `${what[0]?.toUpperCase()}${what.slice(1)} construit en ${Math.round((performance.now() - start) / 1000)} s.`,
  );
}

/** What was built from: the sources, and the values built in. */
function fingerprint(patterns: string[], env: Record<string, string>): string {
  const hash = createHash("sha256").update(JSON.stringify(env));
  for (const name of globSync(patterns, { cwd: root }).toSorted()) {
    const file = join(root, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Runs a command to its end; what it printed is shown only when it fails. */
export function run(command: string[], folder: string, env: Record<string, string> = {}): Promise<void> {
  const [program = "", ...rest] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, {
      cwd: folder,
      env: { ...process.env, DO_NOT_TRACK: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => (printed += String(chunk)));
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command.slice(0, 2).join(" ")} a échoué (code ${code}).\n${printed}`)),
    );
  });
}
