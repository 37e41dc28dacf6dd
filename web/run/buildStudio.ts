import { join } from "node:path";

import { publishableKey } from "functions/local-keys";

import { buildOnce } from "./buildOnce.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Environment } from "./readEnvironment.ts";
import { root } from "./root.ts";

/** Where the built Studio stands: it carries its addresses, so each data folder has its own. */
export const studioFolder = (dataDir: string) => join(dataDir, "studio");

/** What the Studio is built with, or served from its sources: where content, requests and the site are, whom it is for. */
export function studioEnvironment({
  LAKE_PORT,
  SITE_PORT,
  SUPABASE_PORT,
  ...environment
}: Omit<Environment, "HOST">) {
  return {
    SANITY_STUDIO_PROJECT_ID: environment.SANITY_PROJECT_ID ?? "",
    SANITY_STUDIO_DATASET: environment.SANITY_PROJECT_ID ? environment.SANITY_DATASET : "",
    SANITY_STUDIO_API_HOST: environment.SANITY_PROJECT_ID ? "" : `http://localhost:${LAKE_PORT}`,
    SANITY_STUDIO_SUPABASE_URL: environment.SUPABASE_URL ?? `http://localhost:${SUPABASE_PORT}`,
    SANITY_STUDIO_SUPABASE_ANON_KEY: environment.SUPABASE_URL
      ? (process.env.SUPABASE_ANON_KEY ?? "")
      : publishableKey,
    SANITY_STUDIO_SITE_URL: process.env.SITE_URL || `http://localhost:${SITE_PORT}`,
    SANITY_STUDIO_DEVELOPER: process.env.SANITY_STUDIO_DEVELOPER ?? "",
  };
}

/** Builds the Studio unless its sources and what it is built with are those of the last build. */
export async function buildStudio(environment: Omit<Environment, "HOST">, say: (line: string) => void) {
  const { DATA_DIR } = environment;
  const env = studioEnvironment(environment);
  await buildOnce({
    what: "Studio",
    fingerprint: studioFingerprint(env),
    stamp: join(DATA_DIR, "studio.stamp"),
    output: studioFolder(DATA_DIR),
    command: [join(root, "studio/node_modules/.bin/sanity"), "build", studioFolder(DATA_DIR), "-y"],
    folder: join(root, "studio"),
    env,
    say,
  });
}

export function studioFingerprint(env: Record<string, string>, folder = root): string {
  const sources = [
    "studio/sanity.{config,cli}.ts",
    "studio/static/**/*",
    "studio/tsconfig.json",
    "tsconfig.base.json",
    "pnpm-lock.yaml",
  ];
  return fingerprint(folder, sources, env);
}
