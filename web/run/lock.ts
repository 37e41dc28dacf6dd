import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// A connection nobody refers to is closed by the garbage collector, and its lock with it.
const held: DatabaseSync[] = [];

/**
 * Holds the data folder until this process ends, however it ends: the lock is the kernel's.
 * @throws Error in one sentence when another copy holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, "lock"));
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch {
    throw new Error(
      `Une autre copie travaille déjà dans ${dataDir} : arrêtez-la, ou choisissez un autre dossier avec DATA_DIR.`,
    );
  }
  held.push(lock);
  return () => lock.close();
}
