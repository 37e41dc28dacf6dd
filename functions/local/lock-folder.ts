import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's own word for a file that another process holds. */
const busy = 5;

/**
 * Holds a data folder by one of its files until it is released or this process ends, however it ends: the lock is the
 * kernel's.
 * @throws Error in one sentence when another copy holds it, or nothing can be written there.
 */
export function lockFolder(folder: string, file: string) {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = new DatabaseSync(join(folder, file));
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
    return { release: () => lock.close() };
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    const why =
      errcode === busy
        ? `Une autre copie travaille déjà dans ${folder} : arrêtez-la`
        : `Rien ne s’écrit dans ${folder} (${message}) : réparez-le`;
    throw new Error(`${why}, ou choisissez un autre dossier avec DATA_DIR.`, { cause: error });
  }
}

/** @throws Error in one sentence when another copy holds that file of the folder. */
export function assertUnheld(folder: string, file: string) {
  try {
    lockFolder(folder, file).release();
  } catch (error) {
    // What cannot be opened is nobody's.
    if (((error as Error).cause as { errcode?: number }).errcode === busy) throw error;
  }
}
