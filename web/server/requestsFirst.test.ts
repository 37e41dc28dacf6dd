import { execFileSync } from "node:child_process";

import { expect, test } from "vitest";

const script = `
  import { readdirSync } from "node:fs";
  import { getPriority } from "node:os";
  import { requestsFirst } from ${JSON.stringify(import.meta.resolve("./requestsFirst.ts"))};
  requestsFirst();
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [];
  const others = threads.filter((thread) => thread !== process.pid);
  console.log(JSON.stringify([getPriority(), ...new Set(others.map((thread) => getPriority(thread)))]));
`;

const lowest = 19;

test.each([0, 12, lowest])(
  "A server started with a niceness of %i has its helpers wait for it, and raises nobody",
  (nice) => {
    const started = Math.min(Number(execFileSync("nice", { encoding: "utf8" })) + nice, lowest);
    const node = [process.execPath, "--input-type=module", "-e", script];
    const said = execFileSync("nice", ["-n", String(nice), ...node], { encoding: "utf8" });
    // Linux alone tells threads apart.
    const helpers = process.platform === "linux" ? [Math.min(started + 5, lowest)] : [];
    expect(JSON.parse(said)).toEqual([started, ...helpers]);
  },
);
