import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type LakeDocument, referencedIds } from "./document.ts";
import { isPublishedId } from "./documentId.ts";
import { mendozaPatch } from "./mendozaPatch.ts";
import { Problem, mutationProblem } from "./problem.ts";
import type { Change, Commit, Store } from "./store.ts";

export const randomId = (bytes = 11) => randomBytes(bytes).toString("base64url").replace(/[-_]/g, "0");

export type TransactionOptions = {
  transactionId: string;
  author: string;
  dryRun: boolean;
  timestamp: string;
};

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

/** A change and the place in the request that asked for it. */
export type PreparedChange = Change & { index: number };

/** Runs `edit` on a transaction. @returns what it would store. */
export function prepare<Result>(
  store: Pick<Store, "get">,
  { transactionId: id, timestamp }: TransactionOptions,
  edit: (transaction: Transaction) => Result,
): { changes: PreparedChange[]; result: Result } {
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
  return { changes, result };
}

/** Stores what was prepared, or nothing if that would leave a strong reference dangling. */
export function commit(store: Store, options: TransactionOptions, prepared: PreparedChange[]): Commit {
  const { transactionId, timestamp, author } = options;
  if (store.hasTransaction(transactionId)) {
    const description = `The transaction "${transactionId}" is already stored`;
    throw new Problem(409, "transactionAlreadyExistsError", description);
  }
  const check = () => checkReferences(store, prepared);
  return store.write({ transactionId, timestamp, author, changes: prepared }, check, !options.dryRun);
}

export function withoutRevision(document: LakeDocument | null) {
  if (!document) return null;
  const { _rev, ...attributes } = document;
  return attributes;
}

const hasChanged = ({ before, after }: Entry) => !isDeepStrictEqual(before, after);

function toChange([id, { before, after, mutations, index }]: [string, Entry]): PreparedChange {
  const [left, right] = [withoutRevision(before), withoutRevision(after)];
  return {
    id,
    before,
    after,
    mutations,
    index,
    effects: { apply: mendozaPatch(left, right), revert: mendozaPatch(right, left) },
  };
}

/** Looks at the state the whole transaction leaves, so documents may refer to each other in one request. */
function checkReferences(store: Store, changes: PreparedChange[]) {
  for (const { id, after, index } of changes) {
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
