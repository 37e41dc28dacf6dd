// `npm run reset`: empties the data folder, so that the next start seeds anew.
import { globSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { assertUnheld } from "functions/lock-folder";

import { readEnvironment } from "./readEnvironment.ts";
import { lockDataDir, lockName } from "./lockDataDir.ts";

/** What a copy, the functions, the site and a lake hold while they run, each started by itself too. */
const held = [lockName, "functions.lock", "kept.sqlite", "lock.sqlite"];

try {
  const { DATA_DIR } = readEnvironment();
  lockDataDir(DATA_DIR).release();
  // The folder of another copy may stand in this one.
  for (const file of globSync(`**/{${held.join()}}`, { cwd: DATA_DIR }))
    assertUnheld(join(DATA_DIR, dirname(file)), basename(file));
  rmSync(DATA_DIR, { recursive: true, force: true });
  console.log(`${DATA_DIR} est vide : le prochain démarrage repart du contenu d’origine.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
