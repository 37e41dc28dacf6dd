import { applyAction, parseActions } from "./actions.ts";
import type { QueryRequest } from "./answerQuery.ts";
import { isObject } from "./document.ts";
import { applyMutation, type MutationResult, parseMutations } from "./mutate.ts";
import { badRequest } from "./problem.ts";
import type { QueryAnswer } from "./queryPool.ts";
import type { Commit, Store } from "./store.ts";
import { transact } from "./transaction.ts";

type Options = {
  store: Store;
  query: (request: QueryRequest) => Promise<QueryAnswer>;
  onCommit: (commit: Commit) => void;
};

export type WriteOptions = { author: string; dryRun: boolean; autoGenerateArrayKeys?: boolean };
type Written = { transactionId: string; results: MutationResult[]; commit: Commit };

/** Stores mutations and actions: one request at a time, each all or nothing. */
export function createWrites({ store, query, onCommit }: Options) {
  let queue: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = queue.then(run);
    queue = result.catch(() => {});
    return result;
  }
  function announce(commit: Commit, dryRun: boolean) {
    if (!dryRun && commit.changes.length > 0) onCommit(commit);
  }

  async function selectIds(body: unknown, author: string): Promise<string[]> {
    if (!isObject(body) || typeof body.query !== "string")
      throw badRequest('A selection\'s "query" must be a string');
    const params = isObject(body.params) ? body.params : {};
    const { result } = await query({ query: body.query, params, perspective: "raw", identity: author });
    const documents: unknown = JSON.parse(result);
    return [documents].flat().flatMap((item) => {
      if (typeof item === "string") return [item];
      return isObject(item) && typeof item._id === "string" ? [item._id] : [];
    });
  }

  return {
    mutate: (body: unknown, options: WriteOptions): Promise<Written> =>
      inTurn(async () => {
        const mutations = parseMutations(body);
        const selectedIds = new Map<unknown, string[]>();
        for (const [kind, selection] of mutations) {
          const selects =
            (kind === "patch" || kind === "delete") && isObject(selection) && selection.query !== undefined;
          if (selects) selectedIds.set(selection, await selectIds(selection, options.author));
        }
        const { commit, result } = transact(
          store,
          { ...options, transactionId: transactionIdOf(body) },
          (transaction) => {
            const context = {
              transaction,
              selectedIds,
              autoGenerateArrayKeys: options.autoGenerateArrayKeys ?? false,
            };
            return mutations.flatMap(([kind, mutation], index) =>
              applyMutation(kind, mutation, index, context),
            );
          },
        );
        announce(commit, options.dryRun);
        return { transactionId: commit.transactionId, results: result, commit };
      }),

    act: (body: unknown, options: WriteOptions): Promise<{ transactionId: string }> =>
      inTurn(async () => {
        const actions = parseActions(body);
        const { commit } = transact(
          store,
          { ...options, transactionId: transactionIdOf(body) },
          (transaction) => {
            for (const [index, action] of actions.entries()) applyAction(action, index, transaction);
          },
        );
        announce(commit, options.dryRun);
        return { transactionId: commit.transactionId };
      }),
  };
}

function transactionIdOf(body: unknown): string | undefined {
  const id = isObject(body) ? body.transactionId : undefined;
  if (id === undefined || id === null) return undefined;
  if (typeof id === "string" && /^[A-Za-z0-9._-]{1,128}$/.test(id)) return id;
  throw badRequest("Invalid transactionId");
}
