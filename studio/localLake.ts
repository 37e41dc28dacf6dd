// The local Content Lake with the school's project, one user, and a token for each who writes or previews.
import { constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";

import { dataFolder, port, setIn } from "functions/variables";
import { createLake } from "local-content-lake";
import { z } from "zod";

import { localEditor, localProject, localReader } from "./localProject.ts";

const { LAKE_PORT, SITE_PORT, STUDIO_PORT, DATA_DIR } = z
  .object({
    LAKE_PORT: port("LAKE_PORT"),
    SITE_PORT: port("SITE_PORT"),
    STUDIO_PORT: port("STUDIO_PORT"),
    DATA_DIR: dataFolder,
  })
  .parse(setIn(process.env));

// Drafts are for nobody else of this machine.
process.umask(0o077);
// A site on the same machine answers its visitors first.
setPriority(Math.min(getPriority() + 5, constants.priority.PRIORITY_LOW));

/** SQLite's own words for a file that is damaged, or not its own. */
const cutOrForeign = new Set([11, 26]);

const originsAt = (number: number) => [`http://localhost:${number}`, `http://127.0.0.1:${number}`];
const lake = await createLake({
  project: localProject.projectId,
  datasets: [localProject.dataset],
  data: join(DATA_DIR, "lake"),
  port: LAKE_PORT,
  origins: originsAt(SITE_PORT),
  studios: originsAt(STUDIO_PORT),
  users: [{ id: "redaction", name: "Rédaction", email: "redaction@ecole.example" }],
  tokens: { [localReader]: "viewer", [localEditor]: "administrator" },
  country: "BE",
  features: ["contentReleases", "sanityTasks", "studioComments"],
  control: true,
  fullDisk: "Le disque est plein : rien n’a été enregistré. Libérez de la place, puis réessayez.",
}).catch(({ message, cause }: Error & { cause?: { errcode?: number } }) => {
  const way = cutOrForeign.has(cause?.errcode ?? 0)
    ? " Mettez ce dossier de côté, et le contenu de départ prend sa place."
    : "";
  console.error(`Le contenu ne s’ouvre pas : ${message}.${way}`);
  process.exit(1);
});
console.log(`Content Lake: ${lake.url}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void lake.close());
