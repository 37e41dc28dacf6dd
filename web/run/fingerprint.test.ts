import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { nothingHosted } from "functions/nothing-hosted";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import { siteFingerprint } from "./buildSite.ts";
import { studioEnvironment, studioFingerprint } from "./buildStudio.ts";
import { readEnvironment } from "./readEnvironment.ts";
import { root } from "./root.ts";

/** A copy of the repository, to edit. */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "fingerprint-"));
  const filter = (path: string) =>
    !/node_modules|\/(\.|build$|dist$|images$|eval$)/.test(path.slice(root.length));
  cpSync(root, copy, { recursive: true, filter });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(copy, { recursive: true }));

/** Which of the two would be built again after an edit of this file. */
function builtAgain(file: string) {
  const before = [siteFingerprint(copy), studioFingerprint({}, copy)];
  appendFileSync(join(copy, file), "\n");
  return { site: siteFingerprint(copy) !== before[0], studio: studioFingerprint({}, copy) !== before[1] };
}

const sharedByFunctions = JSON.parse(readFileSync(join(root, "functions/package.json"), "utf8"))
  .exports as Record<string, string>;

test.each([
  ["a page", "web/app/root.tsx"],
  ["a style", "web/app/app.css"],
  ["a file served as it is", "web/public/speculation-rules.json"],
  ["how it is built", "web/vite.config.ts"],
  ["the chat's limits", join("functions", sharedByFunctions["./chat-limits"]!)],
  ["the keys of a laptop", join("functions", sharedByFunctions["./local-keys"]!)],
])("after an edit of %s the site is built again", (_, file) => {
  expect(builtAgain(file)).toEqual({ site: true, studio: false });
});

test.each([
  ["a desk", "studio/desk/structure.ts"],
  ["a document type", "studio/schema/documents/plan.ts"],
  ["a rule of coherence", "studio/coherence/match.ts"],
  ["how it is built", "studio/sanity.cli.ts"],
])("after an edit of %s the Studio is built again", (_, file) => {
  expect(builtAgain(file)).toEqual({ site: false, studio: true });
});

test.each([
  "studio/schema/choices.ts",
  join("functions", sharedByFunctions["./contact"]!),
  "pnpm-lock.yaml",
  "tsconfig.base.json",
])("after an edit of %s both are built again", (file) =>
  expect(builtAgain(file)).toEqual({ site: true, studio: true }),
);

test.each([
  "web/server/main.ts",
  "web/server/serve/refuse.ts",
  "web/run/fingerprint.test.ts",
  "studio/localLake.ts",
  "README.md",
])("after an edit of %s nothing is built again", (file) =>
  expect(builtAgain(file)).toEqual({ site: false, studio: false }),
);

test.each([
  [true, { SITE_PORT: "3001" }],
  [true, { SANITY_PROJECT_ID: "abc123", SANITY_DATASET: "staging" }],
  [true, { SANITY_STUDIO_DEVELOPER: "1" }],
  [false, { SANITY_DATASET: "staging" }],
])("whether the Studio is built again, %s, goes by what it is built with: %o", (again, variables) => {
  for (const [name, value] of Object.entries(nothingHosted)) vi.stubEnv(name, value);
  for (const name of Object.keys(variables)) vi.stubEnv(name, "");
  const built = () => studioFingerprint(studioEnvironment(readEnvironment()));
  const before = built();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  expect(built() !== before).toBe(again);
});
