import type { Patch, SanityClient, SanityDocument } from "@sanity/client";

export const draftId = (id: string) => `drafts.${id}`;

/** What is stored of a document. */
type Both = { draft: SanityDocument | null; published: SanityDocument | null };

export async function bothOf(client: SanityClient, id: string): Promise<Both> {
  const [draft = null, published = null] = await client.getDocuments<SanityDocument>([draftId(id), id]);
  return { draft, published };
}

/** What was written into a draft, to be taken back: whether the draft was made for it, and which it was then. */
export type Written = { id: string; madeDraft: boolean; revision: string };

/** What is done to a document as it is; null where there is none. */
type Change = (patch: Patch, current: SanityDocument | null) => Patch;

const tries = 3;

/** Changes a document's draft, which is made of what is published when there is none: anew when somebody else was quicker. */
export async function changeDraft(client: SanityClient, id: string, change: Change): Promise<Written> {
  for (let left = tries; ; left -= 1) {
    try {
      return await changeOnce(client, id, change);
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode !== 409 || left === 1) throw error;
    }
  }
}

async function changeOnce(client: SanityClient, id: string, change: Change): Promise<Written> {
  const { draft, published } = await bothOf(client, id);
  const patch = change(client.patch(draftId(id)), draft ?? published);
  if (draft) {
    const { _rev } = await patch.ifRevisionId(draft._rev).commit();
    return { id, madeDraft: false, revision: _rev };
  }
  const { _rev, _updatedAt, ...content } = published!;
  const { transactionId } = await client
    .transaction()
    .create({ ...content, _id: draftId(id) })
    .patch(patch)
    .commit();
  const written = { id, madeDraft: true, revision: transactionId };
  // A condition on what is published would change that too: it is read once more instead.
  const now = await bothOf(client, id);
  if (now.published?._rev !== _rev && (await unmade(client, now.draft, written))) throw new Outdated();
  return written;
}

/** Something else was published while the draft was made. */
class Outdated extends Error {
  readonly statusCode = 409;
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
