import { join } from "node:path";

import { buildOnce } from "./buildOnce.ts";
import { fingerprint } from "./fingerprint.ts";
import { root } from "./root.ts";

/** Builds the site unless its sources are those of the last build; its addresses are read when it runs. */
export async function buildSite(say: (line: string) => void) {
  await buildOnce({
    what: "site",
    fingerprint: siteFingerprint(),
    stamp: join(root, "web/build/stamp"),
    output: join(root, "web/build"),
    command: [join(root, "web/node_modules/.bin/react-router"), "build"],
    folder: join(root, "web"),
    env: { NODE_ENV: "production" },
    say,
  });
}

export function siteFingerprint(folder = root): string {
  return fingerprint(folder, [
    "web/{app,public}/**/*",
    "web/{vite,react-router}.config.ts",
    "web/tsconfig.json",
    "tsconfig.base.json",
    "pnpm-lock.yaml",
  ]);
}
