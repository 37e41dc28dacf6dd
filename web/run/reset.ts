// `npm run reset`: empties the data folder, so that the next start seeds anew.
import { rmSync } from "node:fs";

import { readEnvironment } from "./readEnvironment.ts";
import { lockDataDir } from "./lockDataDir.ts";

try {
  const { DATA_DIR } = readEnvironment();
  lockDataDir(DATA_DIR).release();
  rmSync(DATA_DIR, { recursive: true, force: true });
  console.log(`${DATA_DIR} est vide : le prochain démarrage repart du contenu d’origine.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
