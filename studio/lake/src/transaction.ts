import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type LakeDocument, referencedIds } from "./document.ts";
import { isPublishedId, releaseDocumentId, releaseOf } from "./documentId.ts";
import { mendozaPatch } from "./mendozaPatch.ts";
import { mutationProblem } from "./problem.ts";
import type { Change, Commit, Store } from "./store.ts";

export const randomId = (bytes = 11) => randomBytes(bytes).toString("base64url").replace(/[-_]/g, "0");

export type TransactionOptions = {
  transactionId: string;
  author: string;
  dryRun: boolean;
  timestamp: string;
};

/** What a transaction reads. */
export type Reader = {
  /** What the project's plan has. */
  readonly features: string[];
  get(id: string): LakeDocument | null;
  idsStartingWith(prefix: string): string[];
  /** A document as it was before it was deleted. */
  lastLiving(id: string): LakeDocument | null;
};

/** Documents as a transaction sees and changes them, before anything is stored. */
export type Transaction = Reader & {
  readonly id: string;
  readonly timestamp: string;
  readonly author: string;
  /** `mutation` is what listeners and the history are told; `index` its place in the request. */
  put(document: LakeDocument, mutation: unknown, index: number): void;
  remove(id: string, mutation: unknown, index: number): void;
  /** Has the document's history deleted. */
  purge(id: string): void;
};

type Entry = {
  before: LakeDocument | null;
  after: LakeDocument | null;
  mutations: unknown[];
  index: number;
  isPurged: boolean;
};

/** A change and the place in the request that asked for it. */
export type PreparedChange = Change & { index: number };

/** Runs `edit` on a transaction. @returns what it would store. */
export function prepare<Result>(
  store: Reader,
  { transactionId: id, timestamp, author }: TransactionOptions,
  edit: (transaction: Transaction) => Result,
): { changes: PreparedChange[]; result: Result } {
  const entries = new Map<string, Entry>();

  function entryOf(documentId: string): Entry {
    let entry = entries.get(documentId);
    if (!entry) {
      const before = store.get(documentId);
      entry = { before, after: before, mutations: [], index: 0, isPurged: false };
      entries.set(documentId, entry);
    }
    return entry;
  }
  function record(documentId: string, after: LakeDocument | null, mutation: unknown, index: number) {
    const entry = entryOf(documentId);
    entry.after = after;
    entry.mutations.push(mutation);
    entry.index = index;
  }

  /** What is in a release that is scheduled, published or archived stays as it is, unless the release changes too. */
  function checkRelease(documentId: string, index: number) {
    const name = releaseOf(documentId);
    if (name === undefined) return;
    const { before, after } = entryOf(releaseDocumentId(name));
    if (!after || after.state === "active" || after.state !== before?.state) return;
    const description = `Document "${documentId}" cannot be changed: its release is ${String(after.state)}`;
    throw mutationProblem(409, index, "documentLockedError", description, { id: documentId });
  }

  const result = edit({
    id,
    timestamp,
    author,
    features: store.features,
    get: (documentId) => entryOf(documentId).after,
    idsStartingWith(prefix) {
      const touched = [...entries.keys()].filter((documentId) => documentId.startsWith(prefix));
      const ids = new Set([...store.idsStartingWith(prefix), ...touched]);
      return [...ids].filter((documentId) => entryOf(documentId).after !== null);
    },
    lastLiving: (documentId) => store.lastLiving(documentId),
    put: (document, mutation, index) => record(document._id, document, mutation, index),
    remove: (documentId, mutation, index) => record(documentId, null, mutation, index),
    purge: (documentId) => void (entryOf(documentId).isPurged = true),
  });

  const changed = [...entries].filter(([, entry]) => hasChanged(entry));
  for (const [documentId, { index }] of changed) checkRelease(documentId, index);
  const changes = changed.map(toChange);
  for (const change of changes) checkSize(change);
  return { changes, result };
}

/** Stores what was prepared, or nothing if that would leave a strong reference dangling. */
export function commit(
  store: Store,
  options: TransactionOptions & { mostAttributes: number },
  prepared: PreparedChange[],
): Commit {
  const { transactionId, timestamp, author } = options;
  const attributesBefore = store.attributeCount();
  function check() {
    checkReferences(store, prepared);
    checkAttributes(store.attributeCount(), attributesBefore, options.mostAttributes);
  }
  return store.write({ transactionId, timestamp, author, changes: prepared }, check, !options.dryRun);
}

/** Bytes, as hosted. */
const largestDocument = 32_000_000;

function checkSize({ id, json, index }: PreparedChange) {
  const size = Buffer.byteLength(json ?? "");
  if (size <= largestDocument) return;
  const description = `Document size ${size} exceeds limit of ${largestDocument} bytes`;
  throw mutationProblem(400, index, "documentSizeError", description, { id });
}

export function withoutRevision(document: LakeDocument | null) {
  if (!document) return null;
  const { _rev, ...attributes } = document;
  return attributes;
}

/** What is made and purged at once is changed as well: what it was before the transaction goes. */
const hasChanged = ({ before, after, isPurged }: Entry) => isPurged || !isDeepStrictEqual(before, after);

function toChange([id, entry]: [string, Entry]): PreparedChange {
  const { before, after } = entry;
  const [left, right] = [withoutRevision(before), withoutRevision(after)];
  return {
    ...entry,
    id,
    json: after && JSON.stringify(after),
    effects: { apply: mendozaPatch(left, right), revert: mendozaPatch(right, left) },
  };
}

function checkAttributes(count: number, before: number, most: number) {
  if (count <= most || count <= before) return;
  const description = `Total attribute/datatype count ${count} exceeds limit of ${most}`;
  throw mutationProblem(400, 0, "attributeLimitError", description);
}

/** Looks at the state the whole transaction leaves, so documents may refer to each other in one request. */
function checkReferences(store: Store, changes: PreparedChange[]) {
  for (const { id, before, after, index } of changes) {
    // A document of another type in its place is one deleted and another created.
    const isGone = before !== null && before._type !== after?._type;
    const referencingIDs = isGone && isPublishedId(id) ? store.referrers(id) : [];
    if (referencingIDs.length > 0) {
      const names = referencingIDs.map((referrer) => `"${referrer}"`).join(", ");
      const description = `Document "${id}" cannot be deleted as there are references to it from ${names}`;
      throw mutationProblem(409, index, "documentHasExistingReferencesError", description, {
        id,
        referencingIDs,
      });
    }
    if (!after) continue;
    // A draft that was referred to may be gone since: who refers to it can still be edited.
    const known = referencedIds(before ?? {}, "strong");
    for (const referenceID of referencedIds(after, "strong")) {
      const isUnpublished = isPublishedId(id) && !isPublishedId(referenceID);
      if (known.has(referenceID) || (store.has(referenceID) && !isUnpublished)) continue;
      const what = isUnpublished ? "unpublished" : "non-existent";
      const description = `Document "${id}" references ${what} document "${referenceID}"`;
      throw mutationProblem(409, index, "documentReferencesNonexistentDocumentError", description, {
        id,
        referenceID,
      });
    }
  }
}
