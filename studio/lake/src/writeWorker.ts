import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";
import { applyAction, parseActions } from "./actions.ts";
import type { LakeDocument } from "./document.ts";
import { applyMutation, type MutationResult, parseMutations } from "./mutate.ts";
import { serveTasks } from "./serveTasks.ts";
import { prepare, type PreparedChange, type TransactionOptions } from "./transaction.ts";

export type WriteTask = TransactionOptions & { body: unknown } & (
    | { kind: "mutate"; autoGenerateArrayKeys: boolean; selectedIds: Map<number, string[]> }
    | { kind: "act" }
  );
export type Prepared = { changes: PreparedChange[]; results: MutationResult[] };

const database = new DatabaseSync(workerData.databasePath, { readOnly: true });
const select = database.prepare("SELECT json FROM documents WHERE id = ?");
const store = {
  get(id: string): LakeDocument | null {
    const row = select.get(id);
    return row ? JSON.parse(String(row.json)) : null;
  },
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
