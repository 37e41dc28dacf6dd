import type { MutationSelection, SanityClient, Transaction } from "@sanity/client";

import { baseId } from "../baseId.ts";

/** A document, its draft, its version in a release, or a file of it, as staff read it. */
export type Read = { _id: string; _type: string; _rev: string };

/**
 * Deletes what staff read of a document, itself first: who has rewritten some of it since loses nothing, for nothing of the transaction is done.
 * @param erases whether its history goes too, so that nobody can restore it.
 */
export function deleting(client: SanityClient, read: readonly Read[], erases = false): Transaction {
  const transaction = client.transaction();
  for (const { _id, _rev } of read)
    transaction.patch(_id, { unset: ["_revision_lock_pseudo_field_"], ifRevisionID: _rev });
  const ids = new Set(read.map(({ _id }) => _id));
  if (erases && read[0]) {
    const { _id, _type } = read[0];
    // Of a draft published long ago, or of what was unpublished, the history is there alone: it is erased with a document.
    for (const id of [baseId(_id), `drafts.${baseId(_id)}`]) {
      transaction.createIfNotExists({ _id: id, _type });
      ids.add(id);
    }
  }
  const purge = erases && { purge: true };
  const deletions = [...ids].map((id) => ({ delete: { id, ...purge } as MutationSelection }));
  return client.transaction([...transaction.toJSON(), ...deletions]);
}

/** The ids of the images and other files that some documents show. */
export function filesIn(...documents: (object | null)[]): string[] {
  const references = JSON.stringify(documents).matchAll(/"_ref":"((?:image|file)-[^"]+)"/g);
  return [...new Set(Array.from(references, ([, id]) => id!))];
}
