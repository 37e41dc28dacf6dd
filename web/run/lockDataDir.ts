import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { lockFolder } from "functions/lock-folder";

/** The file that holds a data folder, and that stays there. */
export const lockName = "lock";

type Lock = {
  /** The copy that held the folder before was killed: what it had started may be ending still. */
  interrupted: boolean;
  release: () => void;
};

/**
 * Holds the data folder until it is released or this process ends, however it ends.
 * @throws Error in one sentence when another copy holds it, or nothing can be written there.
 */
export function lockDataDir(dataDir: string): Lock {
  const lock = lockFolder(dataDir, lockName);
  const running = join(dataDir, "running");
  const interrupted = existsSync(running);
  writeFileSync(running, "");
  const release = () => {
    rmSync(running, { force: true });
    lock.release();
    held.delete(release);
  };
  held.add(release);
  return { interrupted, release };
}

// A connection nobody refers to is closed by the garbage collector, and its lock with it.
const held = new Set<() => void>();
