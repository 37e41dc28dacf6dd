// Writes the seed as `sanity dataset import` reads it: seed.ndjson and the pictures it names.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { dataFolder, setIn } from "functions/variables";

import { seedDocuments } from "./documents.ts";
import { picturesOf, renderPicture } from "./load.ts";

const data = dataFolder.parse(setIn(process.env)["DATA_DIR"]);
const folder = resolve(process.argv[2] ?? join(data, "seed"));
const documents = seedDocuments();
mkdirSync(join(folder, "images"), { recursive: true });
for (const name of new Set(documents.flatMap(picturesOf))) {
  writeFileSync(join(folder, "images", `${name}.png`), await renderPicture(name));
}
writeFileSync(join(folder, "seed.ndjson"), documents.map((document) => JSON.stringify(document)).join("\n"));
console.log(`${documents.length} documents dans ${join(folder, "seed.ndjson")}`);
