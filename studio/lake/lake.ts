import { openAssetFiles } from "./assetFiles.ts";
import { Listeners } from "./listen.ts";
import { LiveEvents } from "./live.ts";
import { QueryPool } from "./queryPool.ts";
import { databasePath, openStore } from "./store.ts";
import { createWrites } from "./writes.ts";

export type Lake = ReturnType<typeof openLake>;
type Options = { dataDir: string; queryTimeLimit: number };

/** Documents, and everyone who is told when they change. */
export function openLake({ dataDir, queryTimeLimit }: Options) {
  const store = openStore(dataDir);
  const pool = new QueryPool({ databasePath: databasePath(dataDir), timeLimit: queryTimeLimit });
  const listeners = new Listeners(store);
  const live = new LiveEvents(store);
  const query = pool.query.bind(pool);
  const writes = createWrites({
    store,
    query,
    onCommit(commit) {
      pool.apply(commit);
      listeners.apply(commit);
      live.apply(commit);
    },
  });

  return {
    store,
    files: openAssetFiles(dataDir),
    listeners,
    live,
    query,
    ...writes,

    endStreams() {
      listeners.close();
      live.close();
    },
    async close() {
      await pool.close();
      store.close();
    },
  };
}
