import { applyPatch } from "mendoza";
import { publishedId, releaseDocumentId } from "./documentId.ts";
import type { History } from "./history.ts";
import type { Store } from "./store.ts";
import { withoutRevision } from "./transaction.ts";

type Row = {
  seq: number;
  revision: string;
  timestamp: string;
  author: string;
  id: string;
  apply: string;
  revert: string;
};
type Happening = { type: string; [key: string]: unknown };
type Release = ReturnType<typeof withoutRevision>;

const nothing = "[0,null]";

/** What the Studio lists as a release's activity, newest first. */
export function releaseEvents(
  { database, get }: Pick<Store, "database" | "get">,
  history: History,
  releaseName: string,
  limit: number,
  before: number,
) {
  const releaseId = releaseDocumentId(releaseName);
  const prefix = `versions.${releaseName}.`;
  const rows = database
    .prepare(
      `SELECT seq, transactions.id AS revision, timestamp, author, document_id AS id, apply, revert
       FROM changes JOIN transactions USING (seq)
       WHERE document_id = ? OR (document_id >= ? AND document_id < ? AND ? IN (apply, revert))
       ORDER BY seq DESC`,
    )
    .all(releaseId, prefix, `${prefix}\u{10FFFF}`, nothing) as Row[];

  let release = withoutRevision(get(releaseId));
  const events: Array<{ seq: number; event: Happening }> = [];
  for (const [seq, changes] of Map.groupBy(rows, (row) => row.seq)) {
    const [{ timestamp, author }] = changes as [Row];
    const after = release;
    const change = changes.find(({ id }) => id === releaseId);
    if (change) release = applyPatch(release, JSON.parse(change.revert)) as Release;
    const happened = change && releaseEvent(release, after);
    // What a release that is published, archived or brought back does to its documents is that event.
    const found = happened ? [happened] : changes.filter(({ id }) => id !== releaseId).map(documentEvent);
    const told = { timestamp, author, releaseName };
    if (seq < before) events.push(...found.map((event) => ({ seq, event: { ...event, ...told } })));
  }
  const next = events[limit];
  return {
    events: events.slice(0, limit).map(({ event }) => event),
    nextCursor: next ? String(next.seq + 1) : "",
  };

  function documentEvent({ id, seq, revision, revert }: Row): Happening {
    const isAdded = revert === nothing;
    const version = history.documentAt(id, { seq: isAdded ? seq : seq - 1 });
    return {
      type: isAdded ? "addDocumentToRelease" : "discardDocumentFromRelease",
      documentId: publishedId(id),
      documentType: version?._type,
      versionId: id,
      ...(isAdded && { revisionId: revision }),
      versionRevisionId: revision,
    };
  }
}

function releaseEvent(before: Release, after: Release): Happening | undefined {
  if (!before) return { type: "createRelease" };
  if (!after) return undefined;
  const isSame = after.state === before.state;
  if (after.state === "scheduled" && !(isSame && after.publishAt === before.publishAt))
    return { type: "scheduleRelease", publishAt: after.publishAt };
  if (isSame) return undefined;
  if (after.state !== "active")
    return { type: after.state === "published" ? "publishRelease" : "archiveRelease" };
  return { type: before.state === "archived" ? "unarchiveRelease" : "unscheduleRelease" };
}
