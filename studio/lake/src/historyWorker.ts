import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";
import { type Moment, openHistory, type TransactionsRequest } from "./history.ts";
import { historyEvents } from "./historyEvents.ts";
import { readDocument } from "./readDocument.ts";
import { releaseEvents } from "./releaseEvents.ts";
import { serveTasks } from "./serveTasks.ts";

export type HistoryTask =
  | { kind: "transactions"; request: TransactionsRequest }
  | { kind: "documents"; ids: string[]; moment: Moment }
  | { kind: "document events" | "release events"; name: string; limit: number; before: number };

const database = new DatabaseSync(workerData.databasePath, { readOnly: true });
const store = { database, get: readDocument(database) };
const history = openHistory(store);

/** Reads the past, which may be long, on a thread of its own, and all of one answer from one state of the lake. */
serveTasks((task: HistoryTask): string => {
  database.exec("BEGIN");
  try {
    return answer(task);
  } finally {
    database.exec("COMMIT");
  }
});

/** As it is sent: lines of JSON, or one. */
function answer(task: HistoryTask): string {
  switch (task.kind) {
    case "transactions":
      return history
        .transactions(task.request)
        .map((found) => `${JSON.stringify(found)}\n`)
        .join("");
    case "documents": {
      const found = task.ids.map((id) => history.documentAt(id, task.moment));
      return JSON.stringify({ documents: found.filter((document) => document !== null) });
    }
    case "document events":
      return JSON.stringify(historyEvents(store, task.name, task.limit, task.before));
    case "release events":
      return JSON.stringify(releaseEvents(store, history, task.name, task.limit, task.before));
    default:
      throw new Error("Unknown task");
  }
}
