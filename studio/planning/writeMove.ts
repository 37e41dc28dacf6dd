import type { SanityClient, SanityDocument } from "@sanity/client";
import { getValueAtPath, pathToString } from "sanity";

import { bothOf, changeDraft, unmade, type Written as WrittenDraft } from "../draft.ts";
import type { Change } from "./move.ts";

export type Written = WrittenDraft & { changes: Change[] };

/** Another person has moved it, or taken it away. */
export class MovedMeanwhile extends Error {}

/** Writes dates into a document's draft. Refuses when they are no longer what the calendar showed; what others write beside them stays. */
export async function writeMove(client: SanityClient, id: string, changes: Change[]): Promise<Written> {
  const set = Object.fromEntries(changes.map(({ path, to }) => [pathToString(path), to]));
  const written = await changeDraft(client, id, (patch, current) => {
    if (!current || changes.some(({ path, from }) => getValueAtPath(current, path) !== from))
      throw new MovedMeanwhile();
    return patch.set(set);
  });
  return { ...written, changes };
}

/** Puts the dates back; a draft that nobody has touched since it was made for them goes, and one that changes nothing by now. */
export async function undoMove(client: SanityClient, written: Written) {
  const { id, changes } = written;
  const { draft } = await bothOf(client, id);
  if (await unmade(client, draft, written)) return;
  const back = await writeMove(
    client,
    id,
    changes.map(({ path, from, to }) => ({ path, from: to, to: from })),
  );
  const now = await bothOf(client, id);
  const changesNothing = said(now.draft) === said(now.published);
  await unmade(client, now.draft, { ...back, madeDraft: changesNothing });
}

/** What staff have written of a document. */
const said = (document: SanityDocument | null) =>
  JSON.stringify(Object.entries(document ?? {}).filter(([name]) => !name.startsWith("_")));
