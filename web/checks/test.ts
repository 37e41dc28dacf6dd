// `npm test`: every check and every test of the three rooms; `npm run check`: those that need no browser.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { root } from "../run/root.ts";
import { type Counts, countDeno, countPlaywright, countVitest, sum } from "./testCounts.ts";

const fast = process.argv.includes("--fast");
const reports = join(root, "node_modules/.cache/reports");
const bin = (room: string, name: string) => join(root, room, "node_modules/.bin", name);

type Step = {
  name: string;
  folder: string;
  command: string[];
  /** The runner's report and how to read it; a step without one passes or fails as a whole. */
  report?: { file: string; count: (text: string) => Counts };
  env?: Record<string, string>;
};

const report = (name: string) => join(reports, name);
const vitest = (room: string): Step => ({
  name: `tests de ${room}`,
  folder: room,
  command: [
    bin(room, "vitest"),
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report(`${room}.json`)}`,
  ],
  report: { file: report(`${room}.json`), count: countVitest },
});

const steps: Step[] = [
  { name: "format", folder: ".", command: [bin(".", "oxfmt"), "--check"] },
  { name: "types des routes", folder: "web", command: [bin("web", "react-router"), "typegen"] },
  { name: "lint", folder: ".", command: [bin(".", "oxlint"), "--type-aware", "--deny-warnings"] },
  { name: "types générés", folder: "studio", command: [process.execPath, "types.ts", "--check"] },
  { name: "fichiers et exports inutilisés", folder: ".", command: [bin(".", "knip")] },
  ...["web", "studio", "functions"].map((room) => ({
    name: `types de ${room}`,
    folder: room,
    command: [bin(".", "tsc"), "-p", "."],
  })),
  { name: "contenu", folder: "studio", command: [process.execPath, "seed/check.ts"] },
  {
    name: "types et lint sous Deno",
    folder: "functions",
    command: [process.execPath, "local/deno.ts", "check"],
  },
  vitest("web"),
  vitest("studio"),
  vitest("functions"),
  {
    name: "tests sous Deno",
    folder: "functions",
    command: [process.execPath, "local/deno.ts", "test", `--junit-path=${report("deno.xml")}`],
    report: { file: report("deno.xml"), count: countDeno },
  },
];

const browser: Step = {
  name: "le site et le Studio dans un navigateur",
  folder: "web",
  command: [bin("web", "playwright"), "test"],
  report: { file: report("playwright.json"), count: countPlaywright },
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report("playwright.json") },
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const counts = [...steps, ...(fast ? [] : [browser])].map(runStep);
const { passed, failed, skipped } = sum(counts);
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** Runs one step. A step that fails without a failed test to show for it counts as one failure. */
function runStep({ name, folder, command: [program = "", ...args], report, env }: Step): Counts {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(program, args, {
    cwd: join(root, folder),
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DO_NOT_TRACK: "1", ...env },
  });
  const counts = report ? read(report) : { passed: 0, failed: 0, skipped: 0 };
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function read({ file, count }: NonNullable<Step["report"]>): Counts {
  try {
    return count(readFileSync(file, "utf8"));
  } catch (error) {
    console.error(`${file} : ${(error as Error).message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
