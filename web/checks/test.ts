// `npm test`: every check and every test of the three rooms; `npm run check`: those that need no browser.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

import { root } from "../run/root.ts";
import { type Counts, countDeno, countPlaywright, countVitest, sum } from "./testCounts.ts";

const fast = process.argv.includes("--fast");
const others = process.argv.slice(2).filter((option) => option !== "--fast");
if (others.length > 0) {
  console.error(
    `Ici tout est vérifié. Pour un test seul, dans le dossier de sa partie : npx vitest run ${others.join(" ")}`,
  );
  process.exit(1);
}
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
    `--outputFile.json=${report(`${basename(room)}.json`)}`,
  ],
  report: { file: report(`${basename(room)}.json`), count: countVitest },
});

/** The others read what this writes. */
const first: Step = {
  name: "types des routes",
  folder: "web",
  command: [bin("web", "react-router"), "typegen"],
};

/** They read the clock, and have both processors; the longest first. */
const timed: Step[] = [
  vitest("studio/lake"),
  vitest("web"),
  {
    name: "tests sous Deno",
    folder: "functions",
    command: [process.execPath, "local/deno.ts", "test", `--junit-path=${report("deno.xml")}`],
    report: { file: report("deno.xml"), count: countDeno },
  },
];

/** They take what a browser leaves of the processors. */
const patient: Step[] = [
  vitest("functions"),
  vitest("studio"),
  { name: "format", folder: ".", command: [bin(".", "oxfmt"), "--check"] },
  { name: "lint", folder: ".", command: [bin(".", "oxlint"), "--type-aware", "--deny-warnings"] },
  { name: "types générés", folder: "studio", command: [process.execPath, "types.ts", "--check"] },
  { name: "fichiers et exports inutilisés", folder: ".", command: [bin(".", "knip")] },
  ...["web", "studio", "studio/lake", "functions"].map((room) => ({
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
];

/** What the browser opens, made of what the others leave of the processors. */
const build: Step = {
  name: "construction du site et du Studio",
  folder: "web",
  command: [process.execPath, "e2e/buildAll.ts"],
};

const browser: Step = {
  name: "le site et le Studio dans un navigateur",
  folder: "web",
  command: [bin("web", "playwright"), "test"],
  report: { file: report("playwright.json"), count: countPlaywright },
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report("playwright.json") },
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** What each step that failed said last: it ends the run, above the counts. */
const failing = new Map<string, string>();
const counts = [await runStep(first)];
if (fast) counts.push(...(await sideBySide([...patient, ...timed], 2)));
else {
  const [clocked, built] = await Promise.all([sideBySide(timed, 2), runStep(build)]);
  counts.push(...clocked, built);
  const [shown, beside] = await Promise.all([runStep(browser), sideBySide(patient, 1)]);
  counts.push(shown, ...beside);
}
const { passed, failed, skipped } = sum(counts);
for (const [name, end] of failing) console.log(`\n— en échec : ${name}\n${end}`);
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** Some at a time: each waits for something half of the time. */
async function sideBySide(some: Step[], together: number): Promise<Counts[]> {
  const waiting = [...some];
  const counts: Counts[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) counts.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: together }, work));
  return counts;
}

/** Runs one step. A step that fails without a failed test to show for it counts as one failure. */
async function runStep(step: Step): Promise<Counts> {
  const { status, output } = await (step === browser ? shown(step) : shownOnceDone(step));
  const counts = step.report ? read(step.report) : { passed: 0, failed: 0, skipped: 0 };
  if (status !== 0 || counts.failed > 0) failing.set(step.name, output.slice(-8_000));
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

type Ended = { status: number | null; output: string };

async function shown(step: Step): Promise<Ended> {
  console.log(`\n— ${step.name}`);
  const [status] = await once(started(step, "inherit"), "exit");
  return { status, output: "Voir plus haut." };
}

async function shownOnceDone(step: Step): Promise<Ended> {
  console.error(`… ${step.name}`);
  const child = started(step, "pipe");
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => parts.push(part));
  const [status] = await once(child, "close");
  const output = Buffer.concat(parts).toString();
  console.log(`\n— ${step.name}\n${output}`);
  return { status, output };
}

function started(step: Step, output: "inherit" | "pipe") {
  const [program = "", ...args] = [build, ...patient].includes(step)
    ? ["nice", "-n", "19", ...step.command]
    : step.command;
  return spawn(program, args, {
    cwd: join(root, step.folder),
    stdio: ["ignore", output, output],
    env: { ...process.env, DO_NOT_TRACK: "1", ...step.env },
  });
}

function read({ file, count }: NonNullable<Step["report"]>): Counts {
  try {
    return count(readFileSync(file, "utf8"));
  } catch (error) {
    console.error(`${file} : ${(error as Error).message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
