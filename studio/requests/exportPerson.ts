import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { type Kept, personPage } from "./personPage.ts";
import { saveFile } from "./saveFile.ts";

/** Everything that is kept of the person with this address. */
export const keptOf = async (person: string) =>
  (await ask(database().rpc("export_person", { person }))).data as Kept;

/** Saves all of it as a page, whose name does not say whom it is about. */
export async function exportPerson(person: string) {
  saveFile("donnees-personnelles.html", "text/html;charset=utf-8", personPage(await keptOf(person)));
}
