import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type LakeDocument, referencedIds } from "./document.ts";
import { isPublishedId } from "./documentId.ts";
import { mendozaPatch } from "./mendozaPatch.ts";
import { Problem, mutationProblem } from "./problem.ts";
import type { Change, Commit, Store } from "./store.ts";

export const randomId = (bytes = 11) => randomBytes(bytes).toString("base64url").replace(/[-_]/g, "0");

type TransactionOptions = { transactionId?: string | undefined; author: string; dryRun?: boolean };

/** Documents as a transaction sees and changes them, before anything is stored. */
export type Transaction = {
  readonly id: string;
  readonly timestamp: string;
  get(id: string): LakeDocument | null;
  /** `mutation` is what listeners and the history are told; `index` its place in the request. */
  put(document: LakeDocument, mutation: unknown, index: number): void;
  remove(id: string, mutation: unknown, index: number): void;
};

type Entry = { before: LakeDocument | null; after: LakeDocument | null; mutations: unknown[]; index: number };

/** Runs `edit`, then stores all it did, or nothing if it throws or would leave a strong reference dangling. */
export function transact<Result>(
  store: Store,
  options: TransactionOptions,
  edit: (transaction: Transaction) => Result,
): { commit: Commit; result: Result } {
  const id = options.transactionId ?? randomId();
  if (store.hasTransaction(id)) {
    throw new Problem(409, "transactionAlreadyExistsError", `The transaction "${id}" is already stored`);
  }
  const timestamp = new Date().toISOString();
  const entries = new Map<string, Entry>();

  function entryOf(documentId: string): Entry {
    let entry = entries.get(documentId);
    if (!entry) {
      const before = store.get(documentId);
      entry = { before, after: before, mutations: [], index: 0 };
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

  const result = edit({
    id,
    timestamp,
    get: (documentId) => entryOf(documentId).after,
    put: (document, mutation, index) => record(document._id, document, mutation, index),
    remove: (documentId, mutation, index) => record(documentId, null, mutation, index),
  });

  const changes = [...entries].filter(([, entry]) => hasChanged(entry)).map(toChange);
  const commit = store.write(
    { transactionId: id, timestamp, author: options.author, changes },
    () => checkReferences(store, changes, entries),
    !options.dryRun,
  );
  return { commit, result };
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null;
  const { _rev, ...attributes } = document;
  return attributes;
}

const hasChanged = ({ before, after }: Entry) => !isDeepStrictEqual(before, after);

function toChange([id, { before, after, mutations }]: [string, Entry]): Change {
  const [left, right] = [withoutRevision(before), withoutRevision(after)];
  return {
    id,
    before,
    after,
    mutations,
    effects: { apply: mendozaPatch(left, right), revert: mendozaPatch(right, left) },
  };
}

/** Looks at the state the whole transaction leaves, so documents may refer to each other in one request. */
function checkReferences(store: Store, changes: Change[], entries: Map<string, Entry>) {
  for (const { id, after } of changes) {
    const index = entries.get(id)?.index ?? 0;
    if (!after) {
      const referencingIDs = isPublishedId(id) ? store.referrers(id) : [];
      if (referencingIDs.length === 0) continue;
      const names = referencingIDs.map((referrer) => `"${referrer}"`).join(", ");
      const description = `Document "${id}" cannot be deleted as there are references to it from ${names}`;
      throw mutationProblem(409, index, "documentHasExistingReferencesError", description, {
        id,
        referencingIDs,
      });
    }
    for (const referenceID of referencedIds(after, "strong")) {
      if (store.has(referenceID)) continue;
      const description = `Document "${id}" references non-existent document "${referenceID}"`;
      throw mutationProblem(409, index, "documentReferencesNonexistentDocumentError", description, {
        id,
        referenceID,
      });
    }
  }
}
