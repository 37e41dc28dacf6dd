import type { QueryAnswer, QueryRequest } from "./answerQuery.ts";
import { openAssetFiles } from "./assetFiles.ts";
import { openHistory } from "./history.ts";
import type { HistoryTask } from "./historyWorker.ts";
import { Listeners } from "./listen.ts";
import { LiveEvents } from "./live.ts";
import type { Settings } from "./options.ts";
import type { CommitNews } from "./queryWorker.ts";
import { keepRecentCommits } from "./recentCommits.ts";
import { keepSchedule } from "./schedule.ts";
import { type Commit, databasePath, openStore } from "./store.ts";
import { WorkerPool } from "./workerPool.ts";
import { createWrites } from "./writes.ts";
import type { Prepared, WriteTask } from "./writeWorker.ts";

export type Dataset = ReturnType<typeof openDataset>;

export type DatasetOptions = {
  projectId: string;
  name: string;
  folder: string;
  /** Whether a commit is on the disk before it is acknowledged. */
  durable: boolean;
  settings: Settings;
  now: () => Date;
  /** Told of what is written, but not of what a snapshot puts back. */
  onCommit: (commit: Commit) => void;
};

const idleTime = 10 * 60_000;

/** Documents, and everyone who is told when they change. */
export function openDataset({ projectId, name, folder, durable, settings, now, onCommit }: DatasetOptions) {
  const store = openStore(folder, durable);
  const { timeLimit, mostWaiting } = settings;
  const { features, mostAttributes } = settings;
  const workerData = { databasePath: databasePath(folder), projectId, dataset: name, features };
  const common = { workerData, timeLimit, idleTime, mostWaiting };
  const queries = new WorkerPool<QueryRequest, QueryAnswer, CommitNews>({
    ...common,
    module: "queryWorker",
    size: 2,
    what: "query",
  });
  const transactions = new WorkerPool<WriteTask, Prepared>({
    ...common,
    module: "writeWorker",
    size: 1,
    what: "transaction",
  });
  const past = new WorkerPool<HistoryTask, string>({
    ...common,
    module: "historyWorker",
    size: 1,
    what: "history",
  });
  const recent = keepRecentCommits(store.id, store.lastSeq());
  const listeners = new Listeners({ workerData, recent, timeLimit: Math.min(timeLimit, 1000) });
  const live = new LiveEvents(recent, (id) => store.versionsOf(id));
  const query = (request: Omit<QueryRequest, "timestamp">, asker?: AbortSignal) =>
    queries.run({ ...request, timestamp: now().toISOString() }, asker);

  function announce(commit: Commit) {
    const changes = commit.changes.map(({ id, json }) => ({ id, json }));
    recent.add(commit);
    queries.tell({ seq: commit.seq, changes });
    listeners.apply(commit);
    live.apply(commit);
    schedule.apply(commit);
  }
  function written(commit: Commit) {
    announce(commit);
    onCommit(commit);
  }
  const writes = createWrites({ store, mostAttributes, pool: transactions, query, now, onCommit: written });
  const schedule = keepSchedule({ store, now, ...writes });
  schedule.check();

  return {
    projectId,
    name,
    folder,
    store,
    mostAttributes,
    files: openAssetFiles(folder, settings),
    history: openHistory(store),
    listeners,
    live,
    query,
    readHistory: (task: HistoryTask) => past.run(task),
    announce,
    ...writes,

    dropStreams() {
      listeners.drop();
      live.close();
    },
    endStreams() {
      listeners.close();
      live.close();
    },
    /** Looks again what is due by the lake's clock. */
    checkSchedule: schedule.check,
    async close() {
      schedule.close();
      await Promise.all([queries.close(), transactions.close(), past.close()]);
      store.close();
    },
  };
}
