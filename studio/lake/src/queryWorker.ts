import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";
import { answerQuery, type QueryAnswer, type QueryRequest } from "./answerQuery.ts";
import { Replica } from "./replica.ts";
import { serveTasks } from "./serveTasks.ts";

/** A commit, as the copies of the documents take it up. */
export type CommitNews = { seq: number; changes: Array<{ id: string; json: string | null }> };

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
// As whoever reads what is published sees them: with ten thousand documents, the first to ask would wait for half a second.
replica.view(["published"]);

const { projectId, dataset } = workerData as { projectId: string; dataset: string };
const sanity = { projectId, dataset };

serveTasks(
  (request: QueryRequest): Promise<QueryAnswer> => answerQuery(replica, request, sanity),
  ({ seq, changes }: CommitNews) => {
    if (seq <= loadedSeq) return;
    for (const { id, json } of changes) replica.set(id, json === null ? null : JSON.parse(json));
  },
);
