import { readFile, rm } from "node:fs/promises";
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

/** Whether this process is a Postgres on this folder: after a power cut its id may be another program's. */
const isOn = async (pid: number, folder: string) =>
  isAlive(pid) && `${await commandOf(pid)} `.replaceAll("\0", " ").includes(`postgres -D ${folder} `);

/**
 * Ends a Postgres left on this folder by a killed run, and takes away a file of its that names another program. Only
 * the holder of the folder's lock may call this.
 */
export async function endLeftover(folder: string) {
  const file = join(folder, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  if (await isOn(pid, folder)) {
    process.kill(pid, "SIGINT");
    for (const deadline = Date.now() + 10_000; isAlive(pid) && Date.now() < deadline;) await sleep(50);
    if (isAlive(pid)) process.kill(pid, "SIGKILL");
  } else if (!pid || isAlive(pid)) {
    // One that names nobody alive, the next Postgres takes away itself, when nothing of the last is left.
    await rm(file, { force: true });
  }
}
