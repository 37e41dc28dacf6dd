import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { saveFile } from "./saveFile.ts";

/** `emails` are those about requests that have another address now. */
type Kept = { requests: { id: string; emails: unknown[]; notes: unknown[] }[]; emails: unknown[] };

/** Everything that is kept of the person with this address. */
export const keptOf = async (person: string) =>
  (await ask(database().rpc("export_person", { person }))).data as Kept;

/** Saves all of it as a file, whose name does not say whom it is about. */
export async function exportPerson(person: string) {
  const text = JSON.stringify(await keptOf(person), null, 2);
  saveFile("donnees-personnelles.json", "application/json", text);
}
