import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

type Lock = {
  /** The copy that held the folder before was killed: what it had started may be ending still. */
  interrupted: boolean;
  release: () => void;
};

/**
 * Holds the data folder until it is released or this process ends, however it ends: the lock is the kernel's.
 * @throws Error in one sentence when another copy holds it.
 */
export function lockDataDir(dataDir: string): Lock {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, "lock"));
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch {
    throw new Error(
      `Une autre copie travaille déjà dans ${dataDir} : arrêtez-la, ou choisissez un autre dossier avec DATA_DIR.`,
    );
  }
  const running = join(dataDir, "running");
  const interrupted = existsSync(running);
  writeFileSync(running, "");
  const release = () => {
    rmSync(running, { force: true });
    lock.close();
    held.delete(release);
  };
  held.add(release);
  return { interrupted, release };
}

// A connection nobody refers to is closed by the garbage collector, and its lock with it.
const held = new Set<() => void>();
