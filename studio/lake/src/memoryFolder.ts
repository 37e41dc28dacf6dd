import { mkdtempSync, readdirSync, readlinkSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Memory that has a path, so that threads share it. */
const memory = "/dev/shm";
/** Where it has less room, it is not used: a container gets 64 MB unless it asks for more. */
const enough = 512 * 1024 * 1024;

const prefix = `lake-${namespace()}-`;
const own = `${prefix}${process.pid}-`;
const made = new Set<string>();
process.on("exit", () => made.forEach(discardMemoryFolder));

/** A folder that is gone when this process is, in memory or where temporary files are. One that was killed leaves its own to the next. */
export function makeMemoryFolder(): string {
  for (const place of [memory, tmpdir()]) discardLeft(place);
  const folder = makeInMemory() ?? mkdtempSync(join(tmpdir(), own));
  made.add(folder);
  return folder;
}

export function discardMemoryFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  made.delete(folder);
}

function makeInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize < enough ? undefined : mkdtempSync(join(memory, own));
  } catch {
    return undefined;
  }
}

function discardLeft(place: string) {
  try {
    for (const name of readdirSync(place)) {
      const [pid] = name.startsWith(prefix) ? name.slice(prefix.length).split("-") : [];
      if (pid !== undefined && !isRunning(Number(pid))) discardMemoryFolder(join(place, name));
    }
  } catch {
    // It is not there, or what is there is another user's.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Containers that have a folder in common number their processes each from 1. */
function namespace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid").replace(/\D/g, "");
  } catch {
    return "0";
  }
}
