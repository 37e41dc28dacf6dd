import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { attributesSchema, countAttributes } from "./attributes.ts";
import { type LakeDocument, referencedIds } from "./document.ts";
import { publishedId, releasesPrefix } from "./documentId.ts";
import { readDocument } from "./readDocument.ts";

/** What one transaction did to one document. Patches are in Mendoza's format, without `_rev`. */
export type Change = {
  id: string;
  before: LakeDocument | null;
  after: LakeDocument | null;
  /** `after` as it is stored. */
  json: string | null;
  mutations: unknown[];
  effects: { apply: unknown[]; revert: unknown[] };
  /** Whether the document's history is deleted, this change with it. */
  isPurged: boolean;
};

export type Commit = {
  seq: number;
  transactionId: string;
  timestamp: string;
  author: string;
  changes: Change[];
};

const schema = `
  CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS strong_references (
    source TEXT NOT NULL, target TEXT NOT NULL, PRIMARY KEY (source, target)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS strong_references_by_target ON strong_references (target);
  CREATE TABLE IF NOT EXISTS transactions (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, timestamp TEXT NOT NULL, author TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS changes (
    document_id TEXT NOT NULL, seq INTEGER NOT NULL REFERENCES transactions (seq),
    mutations TEXT NOT NULL, apply TEXT NOT NULL, revert TEXT NOT NULL, PRIMARY KEY (document_id, seq));
  CREATE INDEX IF NOT EXISTS changes_by_seq ON changes (seq);
  CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  INSERT OR IGNORE INTO settings (key, value) VALUES ('id', '"' || hex(randomblob(8)) || '"');
`;

export type Store = ReturnType<typeof openStore>;

export const databasePath = (folder: string) => join(folder, "lake.sqlite");

/** SQLite's own words for a file that another process holds, and for one that is damaged. */
const [busy, damaged] = [5, 11];

/** Milliseconds to wait for a lake that is just stopping. */
const stoppingTime = 2500;

/** Held while the lake runs, and let go however it ends: a second lake would not see the first one's writes. */
function lock(folder: string): DatabaseSync {
  const held = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: stoppingTime });
  try {
    held.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    held.close();
    if ((cause as { errcode?: number }).errcode !== busy) throw cause;
    throw new Error(`Another lake is using ${folder}: stop it, or give this one another folder`, { cause });
  }
  return held;
}

/** As SQLite says it of a file that is damaged where it begins. */
function mustBeWhole(database: DatabaseSync) {
  if (database.prepare("PRAGMA quick_check(1)").get()?.quick_check === "ok") return;
  throw Object.assign(new Error("database disk image is malformed"), { errcode: damaged });
}

/** @throws when the folder is another lake's, or its documents cannot be read: nothing is held then. */
export function openStore(folder: string, durable: boolean) {
  mkdirSync(folder, { recursive: true });
  const held = lock(folder);
  let database: DatabaseSync | undefined;
  const close = () => {
    database?.close();
    held.close();
  };
  try {
    database = new DatabaseSync(databasePath(folder));
    // FULL: a commit is on the disk before it is acknowledged.
    const synchronous = durable ? "FULL" : "OFF";
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA busy_timeout = 5000;`,
    );
    mustBeWhole(database);
    database.exec(schema + attributesSchema);
    return { ...storeOf(database), all: () => documentsIn(databasePath(folder)), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Every document, as all of them are stored when the first is read: a connection of its own sees nothing of what comes after. */
function* documentsIn(path: string): Generator<{ type: string; json: string }> {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.exec("BEGIN");
    const rows = database.prepare("SELECT json, json ->> '_type' AS type FROM documents ORDER BY id");
    for (const { type, json } of rows.iterate()) yield { type: String(type), json: String(json) };
  } finally {
    database.close();
  }
}

function storeOf(database: DatabaseSync) {
  const attributes = countAttributes(database);
  const sql = {
    has: database.prepare("SELECT 1 FROM documents WHERE id = ?"),
    versions: database.prepare(
      `SELECT json FROM documents WHERE id IN (?, ?) OR (id >= 'versions.' AND id < 'versions/' AND id LIKE ?)`,
    ),
    put: database.prepare(
      "INSERT INTO documents (id, json) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json",
    ),
    remove: database.prepare("DELETE FROM documents WHERE id = ?"),
    dropReferences: database.prepare("DELETE FROM strong_references WHERE source = ?"),
    addReference: database.prepare("INSERT INTO strong_references (source, target) VALUES (?, ?)"),
    referrers: database.prepare(
      "SELECT source FROM strong_references WHERE target = ? AND source <> target ORDER BY source",
    ),
    transaction: database.prepare("INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)"),
    change: database.prepare(
      "INSERT INTO changes (document_id, seq, mutations, apply, revert) VALUES (?, ?, ?, ?, ?)",
    ),
    hasTransaction: database.prepare("SELECT 1 FROM transactions WHERE id = ?"),
    knows: database.prepare("SELECT 1 FROM transactions WHERE seq = ?"),
    purge: database.prepare("DELETE FROM changes WHERE document_id = ?"),
    lastSeq: database.prepare("SELECT coalesce(max(seq), 0) AS seq FROM transactions"),
    changedSince: database.prepare("SELECT DISTINCT document_id AS id FROM changes WHERE seq > ?"),
    forgetChanges: database.prepare("DELETE FROM changes WHERE seq > ?"),
    forgetTransactions: database.prepare("DELETE FROM transactions WHERE seq > ?"),
    activeReleases: database.prepare(
      `SELECT json ->> '$.metadata.cardinality' AS cardinality FROM documents
       WHERE id >= '${releasesPrefix}' AND id < '${releasesPrefix}\u{10FFFF}' AND json ->> 'state' IN ('active', 'scheduled')`,
    ),
    setting: database.prepare("SELECT value FROM settings WHERE key = ?"),
    setSetting: database.prepare(
      "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    ),
  };

  function getSetting(key: string): unknown {
    const row = sql.setting.get(key);
    return row ? JSON.parse(String(row.value)) : null;
  }
  const setSetting = (key: string, value: unknown) =>
    void sql.setSetting.run(key, JSON.stringify(value ?? null));

  /** All that `run` writes, or, if it throws, nothing. */
  function whole<Result>(run: () => Result, keep = true): Result {
    database.exec("BEGIN IMMEDIATE");
    try {
      const result = run();
      database.exec(keep ? "COMMIT" : "ROLLBACK");
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  function addTransaction({ transactionId, timestamp, author }: Omit<Commit, "seq">): number {
    return Number(sql.transaction.run(transactionId, timestamp, author).lastInsertRowid);
  }

  const toJson = (value: unknown[]) => JSON.stringify(value);

  function addChange({ id, mutations, effects }: Change, seq: number) {
    sql.change.run(id, seq, toJson(mutations), toJson(effects.apply), toJson(effects.revert));
  }

  function purge({ id }: Change, seq: number) {
    sql.purge.run(id);
    setSetting("purgedAt", seq);
  }

  function writeDocument({ id, after, json }: Change) {
    sql.dropReferences.run(id);
    if (!after) return sql.remove.run(id);
    for (const target of referencedIds(after, "strong")) sql.addReference.run(id, target);
    return sql.put.run(id, json);
  }

  return {
    database,
    /** No other store has it, not one of the same dataset made anew either. */
    id: String(getSetting("id")),

    get: readDocument(database),
    has: (id: string) => sql.has.get(id) !== undefined,
    /** The published document `id`, its draft and its versions in releases. */
    versionsOf(id: string): LakeDocument[] {
      const rows = sql.versions.all(id, `drafts.${id}`, `versions.%.${id}`);
      const documents = rows.map((row): LakeDocument => JSON.parse(String(row.json)));
      return documents.filter((document) => publishedId(document._id) === id);
    },
    referrers: (id: string): string[] => sql.referrers.all(id).map((row) => String(row.source)),
    hasTransaction: (id: string) => sql.hasTransaction.get(id) !== undefined,
    lastSeq: () => Number(sql.lastSeq.get()?.seq),

    /** Writes all the changes, runs `check` on the result, and keeps all of it or, if anything throws, nothing. */
    write: (commit: Omit<Commit, "seq">, check: () => void, keep = true): Commit =>
      whole(() => {
        const seq = addTransaction(commit);
        attributes.apply(commit.changes);
        for (const change of commit.changes) {
          writeDocument(change);
          if (change.isPurged) purge(change, seq);
          else addChange(change, seq);
        }
        check();
        return { ...commit, seq };
      }, keep),

    getSetting,
    setSetting,

    /** The cardinality of each release that is neither published nor archived. */
    activeReleases: (): unknown[] => sql.activeReleases.all().map(({ cardinality }) => cardinality),
    count: () => Number(database.prepare("SELECT count(*) AS count FROM documents").get()?.count),
    /** Bytes of all documents. */
    size: () =>
      Number(
        database.prepare("SELECT coalesce(sum(octet_length(json)), 0) AS size FROM documents").get()?.size,
      ),
    attributeCount: attributes.count,

    /** Whether all since transaction `seq` is known: none was forgotten, and no document's history deleted. */
    knows: (seq: number) =>
      seq >= Number(getSetting("purgedAt")) && (seq === 0 || sql.knows.get(seq) !== undefined),
    /** Ids of the documents that transactions after `seq` changed. */
    changedSince: (seq: number): string[] => sql.changedSince.all(seq).map(({ id }) => String(id)),
    /** Forgets the transactions after `seq`, and writes `commit`, which undoes them, without a history. */
    rewind: (seq: number, commit: Omit<Commit, "seq">): Commit =>
      whole(() => {
        attributes.apply(commit.changes);
        for (const change of commit.changes) writeDocument(change);
        sql.forgetChanges.run(seq);
        sql.forgetTransactions.run(seq);
        return { ...commit, seq: addTransaction(commit) };
      }),

    /** Writes a copy of everything but the `id` to a new file. */
    copyTo(path: string) {
      database.prepare("VACUUM INTO ?").run(path);
      const copy = new DatabaseSync(path);
      copy.exec("DELETE FROM settings WHERE key = 'id'");
      copy.close();
    },
  };
}
