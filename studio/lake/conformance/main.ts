// `node conformance/main.ts [--suite suite.ndjson]`: what the lake answers as the hosted one does; writes the table
// into the README. The suite is https://github.com/sanity-io/groq-test-suite, compiled with its own `build`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkApi } from "./api.ts";
import type { Finding, outcomes } from "./finding.ts";
import { checkGroq } from "./groq.ts";

const { values } = parseArgs({ options: { suite: { type: "string" }, all: { type: "boolean" } } });
const findings = [...(await checkApi()), ...(values.suite ? await checkGroq(values.suite) : [])];

for (const { area, name, outcome } of findings)
  if (outcome !== "same" && (values.all || outcome !== "not there"))
    console.log(`${outcome}: ${area}: ${name}`);

const grades = {
  same: ["same"],
  "wrong in silence": ["differs", "accepted though invalid"],
  refused: ["refused", "dataset refused"],
  "not there": ["not there"],
} satisfies Record<string, Array<(typeof outcomes)[number]>>;

const areas = [...Map.groupBy(findings, ({ area }) => area)];
const isWhole = (found: Finding[]) => found.every(({ outcome }) => outcome === "same");
const whole = areas.filter(([area, found]) => area.startsWith("GROQ") && isWhole(found));
const apart = areas.filter((entry) => !whole.includes(entry));
const rows = [
  ...apart.map(([area, found]) => [area, ...countsOf(found)]),
  [`GROQ: the other ${whole.length} areas`, ...countsOf(whole.flatMap(([, found]) => found))],
];
const totals = [
  "**All**",
  ...Object.keys(grades).map((_, at) => rows.reduce((sum, row) => sum + Number(row[at + 1]), 0)),
];
function countsOf(found: Finding[]): number[] {
  const outcomesOf = Object.values(grades) as string[][];
  return outcomesOf.map((grade) => found.filter(({ outcome }) => grade.includes(outcome)).length);
}

const header = ["area", ...Object.keys(grades)];
const lines = [header, header.map((_, at) => (at ? "---:" : "---")), ...rows, totals];
const table = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
console.log(table);

if (values.suite) {
  const readme = join(import.meta.dirname, "../README.md");
  const between = /(<!-- conformance -->)[^]*(<!-- \/conformance -->)/;
  const text = readFileSync(readme, "utf8");
  writeFileSync(
    readme,
    text.replace(between, (_, start: string, end: string) => `${start}\n\n${table}\n\n${end}`),
  );
}
