// `npm run reset`: empties the data folder, so that the next start seeds anew.
import { globSync, rmSync } from "node:fs";

import { assertUnheld } from "functions/lock-folder";

import { readEnvironment } from "./readEnvironment.ts";
import { lockDataDir } from "./lockDataDir.ts";

/** What the functions, the site and a lake hold while they run in the folder, each started by itself too. */
const held = ["functions.lock", "site/kept.sqlite", "lake/*/*/lock.sqlite"];

try {
  const { DATA_DIR } = readEnvironment();
  lockDataDir(DATA_DIR).release();
  for (const file of globSync(held, { cwd: DATA_DIR })) assertUnheld(DATA_DIR, file);
  rmSync(DATA_DIR, { recursive: true, force: true });
  console.log(`${DATA_DIR} est vide : le prochain démarrage repart du contenu d’origine.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
