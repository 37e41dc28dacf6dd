import type { SanityClient, SanityDocument } from "@sanity/client";
import { type Path, pathToString } from "sanity";

import type { Change } from "./move.ts";

/** What was written: where, and whether its draft was made for it. */
export type Written = { id: string; changes: Change[]; madeDraft: boolean; revision: string };

/** Another person has moved it, or taken it away. */
export class MovedMeanwhile extends Error {}

const tries = 3;

/** Writes dates into a document's draft. Refuses when they are no longer what the calendar showed; what others write beside them stays. */
export async function writeMove(client: SanityClient, id: string, changes: Change[]): Promise<Written> {
  for (let left = tries; ; left -= 1) {
    const [draft, published] = await bothOf(client, id);
    const current = draft ?? published;
    if (!current || changes.some(({ path, from }) => valueAt(current, path) !== from))
      throw new MovedMeanwhile();
    try {
      const { transactionId } = await transaction(client, id, { draft, published, changes }).commit();
      return { id, changes, madeDraft: !draft, revision: transactionId };
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode !== 409 || left === 1) throw error;
    }
  }
}

/** Puts the dates back; a draft made for them that nobody has touched since goes. */
export async function undoMove(client: SanityClient, { id, changes, madeDraft, revision }: Written) {
  const [draft] = await bothOf(client, id);
  if (madeDraft && draft?._rev === revision) {
    await client.delete(draft._id);
    return;
  }
  await writeMove(
    client,
    id,
    changes.map(({ path, from, to }) => ({ path, from: to, to: from })),
  );
}

type Both = { draft: SanityDocument | null; published: SanityDocument | null; changes: Change[] };

function transaction(client: SanityClient, id: string, { draft, published, changes }: Both) {
  const draftId = `drafts.${id}`;
  const set = Object.fromEntries(changes.map(({ path, to }) => [pathToString(path), to]));
  const started = client.transaction();
  if (draft) return started.patch(draftId, (patch) => patch.ifRevisionId(draft._rev).set(set));
  const { _rev, _updatedAt, ...content } = published!;
  return started.create({ ...content, _id: draftId }).patch(draftId, (patch) => patch.set(set));
}

async function bothOf(client: SanityClient, id: string) {
  const found = await client.getDocuments<SanityDocument>([`drafts.${id}`, id]);
  return found as [SanityDocument | null, SanityDocument | null];
}

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const part of path) {
    if (typeof part === "object" && "_key" in part)
      at = (at as { _key: string }[] | undefined)?.find((item) => item._key === part._key);
    else at = (at as Record<string, unknown> | undefined)?.[String(part)];
  }
  return at;
}
