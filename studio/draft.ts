import type { PatchBuilder, SanityClient, SanityDocument, Transaction } from "@sanity/client";

export const draftId = (id: string) => `drafts.${id}`;

/** What is stored of a document. */
export type Both = { draft: SanityDocument | null; published: SanityDocument | null };

export async function bothOf(client: SanityClient, id: string): Promise<Both> {
  const [draft = null, published = null] = await client.getDocuments<SanityDocument>([draftId(id), id]);
  return { draft, published };
}

/** What was written into a draft, to be taken back: whether the draft was made for it, and which it was then. */
export type Written = { id: string; madeDraft: boolean; revision: string };

/** A change of a document's draft, which is made of what is published when there is none. */
export function patchingDraft(
  client: SanityClient,
  id: string,
  { draft, published }: Both,
  patch: PatchBuilder,
): Transaction {
  const transaction = client.transaction();
  if (!draft) {
    const { _rev, _updatedAt, ...content } = published!;
    transaction.create({ ...content, _id: draftId(id) });
  }
  return transaction.patch(draftId(id), patch);
}

/** Takes a draft away that was made for what was written, unless somebody has worked on it since. @returns whether it went. */
export async function unmade(
  client: SanityClient,
  draft: SanityDocument | null,
  { madeDraft, revision }: Written,
): Promise<boolean> {
  if (!madeDraft || draft?._rev !== revision) return false;
  await client.delete(draft._id);
  return true;
}
