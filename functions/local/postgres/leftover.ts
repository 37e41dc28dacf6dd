import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { execFileSync } from "node:child_process";

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function commandOf(pid: number) {
  try {
    return await readFile(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return process.platform === "linux"
      ? ""
      : execFileSync("ps", ["-o", "command=", "-p", String(pid)]).toString();
  }
}

/** Ends a Postgres left on this folder by a killed run. Only its lock holder may call this. */
export async function endLeftover(folder: string) {
  const pidFile = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(pidFile.split("\n")[0]);
  if (!pid || !isAlive(pid) || !(await commandOf(pid)).includes(folder)) return;

  process.kill(pid, "SIGINT");
  for (const deadline = Date.now() + 10_000; isAlive(pid) && Date.now() < deadline;) await sleep(50);
  if (isAlive(pid)) process.kill(pid, "SIGKILL");
}
