import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Hook } from "./hook.ts";
import type { LakeDocument } from "./document.ts";

/** A change of a document that a webhook is told of, if its filter says so. */
export type HookChange = {
  documentId: string;
  operation: "create" | "update" | "delete";
  before: LakeDocument | null;
  after: LakeDocument | null;
  transactionId: string;
  transactionTime: string;
};

export type Message = {
  id: number;
  hookId: string;
  dataset: string;
  createdAt: string;
  change: HookChange;
  /** JSON, once it is known. */
  payload: string | null;
  failureCount: number;
};

export type Attempt = {
  createdAt: string;
  duration: number;
  failureReason: "http" | "timeout" | "other" | null;
  resultCode: number | null;
  resultBody: string | null;
};

const schema = `
  CREATE TABLE IF NOT EXISTS hooks (id TEXT PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, hookId TEXT NOT NULL, dataset TEXT NOT NULL, createdAt TEXT NOT NULL,
    change TEXT NOT NULL, payload TEXT, status TEXT NOT NULL DEFAULT 'queued', failureCount INTEGER NOT NULL DEFAULT 0,
    resultCode INTEGER, due REAL NOT NULL);
  CREATE INDEX IF NOT EXISTS messages_due ON messages (hookId, status, due);
  CREATE TABLE IF NOT EXISTS attempts (
    id INTEGER PRIMARY KEY AUTOINCREMENT, messageId INTEGER NOT NULL, hookId TEXT NOT NULL, createdAt TEXT NOT NULL,
    duration REAL NOT NULL, failureReason TEXT, resultCode INTEGER, resultBody TEXT);
`;

/** Of each webhook, so many messages that are over are kept to be looked at. */
const mostKept = 100;

/** The webhooks of a project and what they have to tell, in a file of their own. */
export function openHookStore(folder: string, durable: boolean) {
  const database = new DatabaseSync(join(folder, "hooks.sqlite"));
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durable ? "FULL" : "OFF"};`);
  database.exec(schema);
  const sql = {
    hooks: database.prepare("SELECT json FROM hooks ORDER BY rowid"),
    put: database.prepare(
      "INSERT INTO hooks (id, json) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json",
    ),
    remove: database.prepare("DELETE FROM hooks WHERE id = ?"),
    add: database.prepare(
      "INSERT INTO messages (hookId, dataset, createdAt, change, due) VALUES (?, ?, ?, ?, ?)",
    ),
    next: database.prepare(
      `SELECT id, hookId, dataset, createdAt, change, payload, failureCount, due FROM messages
       WHERE hookId = ? AND status = 'queued' ORDER BY due, id LIMIT 1`,
    ),
    setPayload: database.prepare("UPDATE messages SET payload = ? WHERE id = ?"),
    retry: database.prepare(
      "UPDATE messages SET due = ?, failureCount = failureCount + 1, resultCode = ? WHERE id = ?",
    ),
    finish: database.prepare("UPDATE messages SET status = ?, resultCode = ? WHERE id = ?"),
    forget: database.prepare("DELETE FROM messages WHERE id = ?"),
    attempt: database.prepare(
      `INSERT INTO attempts (messageId, hookId, createdAt, duration, failureReason, resultCode, resultBody)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
    forgetOld: database.prepare(
      `DELETE FROM messages WHERE hookId = ? AND status <> 'queued' AND id NOT IN (
         SELECT id FROM messages WHERE hookId = ? AND status <> 'queued' ORDER BY id DESC LIMIT ${mostKept})`,
    ),
    forgetAttempts: database.prepare(
      "DELETE FROM attempts WHERE hookId = ? AND messageId NOT IN (SELECT id FROM messages)",
    ),
    forgetMessages: database.prepare("DELETE FROM messages WHERE hookId = ?"),
    messages: database.prepare(
      `SELECT id, hookId, dataset, createdAt, payload, status, failureCount, resultCode FROM messages
       WHERE hookId = ? AND payload IS NOT NULL ORDER BY id DESC`,
    ),
    attempts: database.prepare("SELECT * FROM attempts WHERE hookId = ? ORDER BY id DESC"),
    oneAttempt: database.prepare("SELECT * FROM attempts WHERE id = ?"),
  };

  return {
    hooks: (): Hook[] => sql.hooks.all().map(({ json }): Hook => JSON.parse(String(json))),
    put: (hook: Hook) => void sql.put.run(hook.id, JSON.stringify(hook)),
    remove(id: string) {
      sql.remove.run(id);
      sql.forgetMessages.run(id);
      sql.forgetAttempts.run(id);
    },

    add: (hookId: string, dataset: string, createdAt: string, change: HookChange) =>
      void sql.add.run(hookId, dataset, createdAt, JSON.stringify(change), Date.now()),
    /** What the webhook has to tell next, and when. */
    next(hookId: string): (Message & { due: number }) | undefined {
      const row = sql.next.get(hookId) as (Message & { due: number; change: string }) | undefined;
      return row && { ...row, change: JSON.parse(row.change) };
    },
    setPayload: (id: number, payload: string) => void sql.setPayload.run(payload, id),
    retry: (id: number, due: number, code: number | null) => void sql.retry.run(due, code, id),
    finish({ id, hookId }: Message, status: "success" | "failure", code: number | null) {
      sql.finish.run(status, code, id);
      sql.forgetOld.run(hookId, hookId);
      sql.forgetAttempts.run(hookId);
    },
    forget: (id: number) => void sql.forget.run(id),
    addAttempt: (
      { id, hookId }: Message,
      { createdAt, duration, failureReason, resultCode, resultBody }: Attempt,
    ) => void sql.attempt.run(id, hookId, createdAt, duration, failureReason, resultCode, resultBody),

    messages: (hookId: string): object[] => sql.messages.all(hookId),
    attempts: (hookId: string): object[] => sql.attempts.all(hookId),
    attempt: (id: string): object | undefined => sql.oneAttempt.get(id),
    close: () => database.close(),
  };
}
