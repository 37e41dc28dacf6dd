import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";

/** Holds the data folder until this process ends, however it ends: the lock is the kernel's. */
export function lockDataDir(dataDir: string) {
  const lock = new DatabaseSync(join(dataDir, "functions.lock"));
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch {
    throw new Error(
      `Une autre copie travaille déjà dans ${dataDir} : arrêtez-la, ou choisissez un autre dossier avec DATA_DIR.`,
    );
  }
  return { release: () => lock.close() };
}
