import { mutate } from "swr";

import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { keep } from "../staff/useKept.ts";
import type { Erasure } from "./erasure.ts";
import { draftName } from "./draftName.ts";

/** Erases all that is kept of a person, here too: what was read of them, and notes begun about their requests. */
export async function erasePerson(person: string, ids: string[]): Promise<Erasure> {
  const { data } = await ask(database().rpc("erase_person", { person }));
  for (const id of ids) keep(draftName(id), "");
  await mutate(() => true, undefined);
  return data as Erasure;
}
