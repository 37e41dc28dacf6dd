import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's own word for a file that another process holds. */
const busy = 5;

type Held = {
  /** How long who holds it and is just ending is waited for, in milliseconds. */
  patience?: number;
  /** What is said of who holds it. */
  taken?: string;
};

/**
 * Holds a data folder by one of its files until it is released or this process ends, however it ends: the lock is the
 * kernel's.
 * @throws Error in one sentence when another copy holds it, or nothing can be written there.
 */
export function lockFolder(
  folder: string,
  file: string,
  { patience = 0, taken = `Une autre copie travaille déjà dans ${folder} : arrêtez-la` }: Held = {},
) {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = new DatabaseSync(join(folder, file), { timeout: patience });
    // Nothing is written, for which a full disk has no room.
    lock.exec("pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive");
    return { release: () => lock.close() };
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    const why = errcode === busy ? taken : `Rien ne s’écrit dans ${folder} (${message}) : réparez-le`;
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
