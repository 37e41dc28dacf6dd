import { draftId, isPublishedId, publishedId, releaseOf } from "./documentId.ts";
import type { Store } from "./store.ts";

type Row = {
  seq: number;
  transaction: string;
  timestamp: string;
  author: string;
  id: string;
  effect: string;
};
type HistoryEvent = { type: string; timestamp: string; author: string; [key: string]: unknown };

/**
 * What the Studio's history pane lists for one document, newest first: created, published, unpublished, discarded,
 * deleted. It adds the edits itself.
 */
export function historyEvents(
  { database }: Pick<Store, "database">,
  id: string,
  limit: number,
  before: number,
) {
  const published = publishedId(id);
  const version = isPublishedId(id) ? draftId(id) : id;
  const rows = database
    .prepare(
      `SELECT seq, transactions.id AS "transaction", timestamp, author, document_id AS id,
         CASE '[0,null]' WHEN apply THEN 'deleted' WHEN revert THEN 'created' ELSE 'edited' END AS effect
       FROM changes JOIN transactions USING (seq)
       WHERE document_id IN (?, ?) AND seq < ?
         AND (document_id = ? OR apply = '[0,null]' OR revert = '[0,null]')
       ORDER BY seq DESC`,
    )
    .all(published, version, before, published) as Row[];
  const revisionBefore = database.prepare(
    `SELECT transactions.id FROM changes JOIN transactions USING (seq)
     WHERE document_id = ? AND seq < ? ORDER BY seq DESC LIMIT 1`,
  );

  const events: HistoryEvent[] = [];
  let nextCursor: string | undefined;
  for (const [seq, changes] of Map.groupBy(rows, (row) => row.seq)) {
    const [first] = changes;
    if (!first) continue;
    if (events.length >= limit) {
      nextCursor = String(seq + 1);
      break;
    }
    const effectOn = (documentId: string) => changes.find((row) => row.id === documentId)?.effect;
    const lastRevision = revisionBefore.get(version, seq)?.id as string | undefined;
    const event = eventOf(effectOn(published), effectOn(version), first.transaction, lastRevision);
    if (event && "publishCause" in event && releaseOf(version)) event.publishCause = "release.publish";
    if (!event || !isShown(event.type, id)) continue;
    const { timestamp, author } = first;
    events.push({
      ...event,
      documentId: published,
      versionId: version,
      releaseId: releaseOf(version),
      timestamp,
      author,
    });
  }
  return { events: { [id]: events }, nextCursor };
}

function eventOf(
  onPublished: string | undefined,
  onVersion: string | undefined,
  revision: string,
  before?: string,
) {
  if (onPublished === "deleted") {
    if (onVersion !== "created") return { type: "deleteDocumentGroup" };
    return { type: "unpublishDocument", versionRevisionId: revision };
  }
  if (onPublished && onVersion === "deleted") {
    const publishCause = "document.publish";
    return { type: "publishDocumentVersion", revisionId: revision, versionRevisionId: before, publishCause };
  }
  if (onVersion === "created") return { type: "createDocumentVersion", versionRevisionId: revision };
  if (onVersion === "deleted") return { type: "deleteDocumentVersion", versionRevisionId: before };
  if (onPublished === "created") return { type: "createLiveDocument", revisionId: revision };
  return onPublished && { type: "updateLiveDocument", revisionId: revision };
}

function isShown(type: string, id: string): boolean {
  if (isPublishedId(id)) return !["createDocumentVersion", "deleteDocumentVersion"].includes(type);
  return !["createLiveDocument", "updateLiveDocument"].includes(type);
}
