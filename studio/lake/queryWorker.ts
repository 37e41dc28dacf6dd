import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { answerQuery, type QueryRequest } from "./answerQuery.ts";
import { Problem } from "./problem.ts";
import { Replica } from "./replica.ts";

/** A thread that answers queries from a copy of the documents, so that a query without end can be cut off. */
export type ToWorker =
  | { type: "commit"; seq: number; changes: Array<{ id: string; json: string | null }> }
  | { type: "query"; id: number; request: QueryRequest };

export type FromWorker =
  | { id: number; result: string; keys: string[] }
  | {
      id: number;
      problem: { status: number; type: string; description: string; details: Record<string, unknown> };
    };

const database = new DatabaseSync(workerData.databasePath, { readOnly: true });
database.exec("BEGIN");
const loadedSeq = Number(
  database.prepare("SELECT coalesce(max(seq), 0) AS seq FROM transactions").get()?.seq,
);
const replica = new Replica();
for (const row of database.prepare("SELECT id, json FROM documents").iterate()) {
  replica.set(String(row.id), JSON.parse(String(row.json)));
}
database.close();

parentPort?.on("message", (message: ToWorker) => {
  if (message.type === "query") return parentPort?.postMessage(answer(message.id, message.request));
  if (message.seq <= loadedSeq) return undefined;
  for (const { id, json } of message.changes) replica.set(id, json === null ? null : JSON.parse(json));
  return undefined;
});

parentPort?.postMessage({ id: 0, result: "null", keys: [] } satisfies FromWorker);

function answer(id: number, request: QueryRequest): FromWorker {
  try {
    return { id, ...answerQuery(replica, request) };
  } catch (error) {
    const problem =
      error instanceof Problem ? error : new Problem(400, "queryEvaluationError", (error as Error).message);
    const { status, type, message: description, details } = problem;
    return { id, problem: { status, type, description, details } };
  }
}
