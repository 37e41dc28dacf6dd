import { setImmediate as immediate } from "node:timers/promises";
import type { QueryAnswer, QueryRequest } from "./answerQuery.ts";
import { isObject } from "./document.ts";
import { type MutationResult, parseMutations } from "./mutate.ts";
import { badRequest, Problem, tooMany } from "./problem.ts";
import type { Commit, Store } from "./store.ts";
import { commit, randomId } from "./transaction.ts";
import type { WorkerPool } from "./workerPool.ts";
import type { Prepared, WriteTask } from "./writeWorker.ts";

type Options = {
  store: Store;
  mostAttributes: number;
  pool: WorkerPool<WriteTask, Prepared>;
  query: (request: Omit<QueryRequest, "timestamp">) => Promise<QueryAnswer>;
  now: () => Date;
  onCommit: (commit: Commit) => void;
};

type Written = { commit: Commit; results: MutationResult[] };
export type WriteOptions = {
  author: string;
  /** Where the body has none. */
  transactionId?: string | undefined;
  dryRun: boolean;
  autoGenerateArrayKeys?: boolean;
};

const mostWaiting = 1000;

/** Stores mutations and actions: one request at a time, each all or nothing. */
export function createWrites({ store, mostAttributes, pool, query, now, onCommit }: Options) {
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    if (waiting >= mostWaiting) throw tooMany(`More than ${mostWaiting} requests wait to be stored`);
    waiting += 1;
    const result = queue.then(run);
    queue = result.catch(() => {}).finally(() => void (waiting -= 1));
    return result;
  }

  const stampOf = (body: unknown, { transactionId }: WriteOptions) => ({
    transactionId: transactionIdOf(body, transactionId),
    timestamp: now().toISOString(),
  });

  async function selectIds(body: unknown, author: string): Promise<string[]> {
    if (!isObject(body) || typeof body.query !== "string")
      throw badRequest('A selection\'s "query" must be a string');
    const params = isObject(body.params) ? body.params : {};
    const user = { id: author, attributes: {} };
    const { result } = await query({ query: body.query, params, perspective: "raw", user });
    const documents: unknown = JSON.parse(result);
    return [documents].flat().flatMap((item) => {
      if (typeof item === "string") return [item];
      return isObject(item) && typeof item._id === "string" ? [item._id] : [];
    });
  }

  async function write(task: WriteTask): Promise<Written> {
    // Before what is in it: who sends it again does not know that it was stored, and its documents may have changed since.
    if (store.hasTransaction(task.transactionId)) {
      const description = `The transaction "${task.transactionId}" is already stored`;
      throw new Problem(409, "transactionAlreadyExistsError", description);
    }
    const { changes, results } = await pool.run(task);
    const written = commit(store, { ...task, mostAttributes }, changes);
    if (!task.dryRun && changes.length > 0) {
      onCommit(written);
      // Who is told of it by a stream knows it no later than who wrote it.
      await immediate();
    }
    return { commit: written, results };
  }

  return {
    /** Runs while nothing is being written. */
    exclusively: <Result>(run: () => Result | Promise<Result>) => inTurn(async () => run()),

    mutate: (body: unknown, options: WriteOptions): Promise<Written> =>
      inTurn(async () => {
        const selectedIds = new Map<number, string[]>();
        for (const [index, [kind, selection]] of parseMutations(body).entries()) {
          const selects =
            (kind === "patch" || kind === "delete") && isObject(selection) && selection.query !== undefined;
          if (selects) selectedIds.set(index, await selectIds(selection, options.author));
        }
        const autoGenerateArrayKeys = options.autoGenerateArrayKeys ?? false;
        const transaction = { ...options, ...stampOf(body, options), body };
        return write({ ...transaction, kind: "mutate", autoGenerateArrayKeys, selectedIds });
      }),

    act: (body: unknown, options: WriteOptions): Promise<Written> =>
      inTurn(() => write({ ...options, ...stampOf(body, options), body, kind: "act" })),
  };
}

function transactionIdOf(body: unknown, other: string | undefined): string {
  const id = (isObject(body) ? body.transactionId : undefined) ?? other;
  if (id === undefined || id === null) return randomId();
  if (typeof id === "string" && /^[A-Za-z0-9._-]{1,128}$/.test(id)) return id;
  throw badRequest("Invalid transactionId");
}
