/** How long something took, each time in milliseconds, by what was waited for. */
export function waitsTable(what: string, rows: Record<string, number[]>): string {
  const lines = Object.entries(rows).map(([name, waits]) => rowOf(name, waits));
  return [`\n| ${what} | p50 | p99 | most |`, "|---|---|---|---|", ...lines].join("\n");
}

function rowOf(name: string, waits: number[]): string {
  const sorted = waits.toSorted((left, right) => left - right);
  const at = (part: number) =>
    `${sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)]?.toFixed(0)} ms`;
  return `| ${name} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`;
}
