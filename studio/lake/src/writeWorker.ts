import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";
import { applyAction, parseActions } from "./actions.ts";
import { openHistory } from "./history.ts";
import { applyMutation, type MutationResult, parseMutations } from "./mutate.ts";
import { readDocument } from "./readDocument.ts";
import { serveTasks } from "./serveTasks.ts";
import { prepare, type PreparedChange, type Reader, type TransactionOptions } from "./transaction.ts";

export type WriteTask = TransactionOptions & { body: unknown } & (
    | { kind: "mutate"; autoGenerateArrayKeys: boolean; selectedIds: Map<number, string[]> }
    | { kind: "act" }
  );
export type Prepared = { changes: PreparedChange[]; results: MutationResult[] };

const database = new DatabaseSync(workerData.databasePath, { readOnly: true });
const selectIds = database.prepare("SELECT id FROM documents WHERE id >= ? AND id < ? ORDER BY id");
const get = readDocument(database);
const history = openHistory({ database, get });
const store: Reader = {
  features: workerData.features,
  get,
  idsStartingWith: (prefix) => selectIds.all(prefix, `${prefix}\u{10FFFF}`).map(({ id }) => String(id)),
  lastLiving: (id) => history.documentAt(id, "last revision"),
};

/** Works out what a request changes, on a thread of its own: a patch may take for ever. */
serveTasks((task: WriteTask): Prepared => {
  if (task.kind === "act") {
    const actions = parseActions(task.body);
    const { changes } = prepare(store, task, (transaction) => {
      for (const [index, action] of actions.entries()) applyAction(action, index, transaction);
    });
    return { changes, results: [] };
  }
  const mutations = parseMutations(task.body);
  const { changes, result: results } = prepare(store, task, (transaction) =>
    mutations.flatMap(([kind, mutation], index) =>
      applyMutation(kind, mutation, index, { ...task, transaction }),
    ),
  );
  return { changes, results };
});
