import type { DatabaseSync } from "node:sqlite";
import { isObject, type LakeDocument } from "./document.ts";

/**
 * The attributes of a document as the hosted lake counts them: each path with each type of value it holds, and for a
 * list the types of its items too. https://www.sanity.io/docs/technical-limits
 */
function attributesOf(document: object | null, root: Path): Set<string> {
  const found = new Set<string>();
  function note(value: unknown, path: Path) {
    found.add(path.of(typeOf(value)));
    if (Array.isArray(value)) for (const item of value) note(item, path.items);
    else if (isObject(value)) noteAll(value, path);
  }
  function noteAll(object: object, path: Path) {
    for (const [name, inner] of Object.entries(object)) note(inner, path.to(name));
  }
  noteAll(document ?? {}, root);
  return found;
}

/** A path in documents: of those written together most have the same, and each name is put together once. */
class Path {
  readonly #name: string;
  readonly #prefix: string;
  readonly #inner = new Map<string, Path>();
  readonly #typed = new Map<string, string>();
  #items: Path | undefined;

  constructor(name: string, prefix = `${name}.`) {
    this.#name = name;
    this.#prefix = prefix;
  }

  to(name: string): Path {
    const path = this.#inner.get(name) ?? new Path(this.#prefix + name);
    this.#inner.set(name, path);
    return path;
  }

  get items(): Path {
    return (this.#items ??= new Path(`${this.#name}[]`));
  }

  of(type: string): string {
    const typed = this.#typed.get(type) ?? `${this.#name} ${type}`;
    this.#typed.set(type, typed);
    return typed;
  }
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "float";
  return typeof value;
}

export const attributesSchema =
  "CREATE TABLE IF NOT EXISTS attributes (name TEXT PRIMARY KEY, documents INTEGER NOT NULL) WITHOUT ROWID;";

/** How many documents have each attribute, kept in the database. */
export function countAttributes(database: DatabaseSync) {
  const change = database.prepare(
    `INSERT INTO attributes (name, documents) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET documents = documents + excluded.documents`,
  );
  const forget = database.prepare("DELETE FROM attributes WHERE name = ? AND documents < 1");
  const count = database.prepare("SELECT count(*) AS count FROM attributes");

  /** Documents written together have most attributes in common: each is counted once. */
  function apply(changes: Iterable<{ before: LakeDocument | null; after: LakeDocument | null }>) {
    const changed = new Map<string, number>();
    const root = new Path("", "");
    const add = (name: string, number: number) => changed.set(name, (changed.get(name) ?? 0) + number);
    for (const { before, after } of changes) {
      for (const name of attributesOf(after, root)) add(name, 1);
      for (const name of attributesOf(before, root)) add(name, -1);
    }
    for (const [name, number] of changed) {
      if (number !== 0) change.run(name, number);
      if (number < 0) forget.run(name);
    }
  }

  const isNew = database.prepare("SELECT NOT EXISTS (SELECT 1 FROM attributes) AS isNew").get()?.isNew === 1;
  if (isNew) {
    database.exec("BEGIN");
    for (const { json } of database.prepare("SELECT json FROM documents").iterate())
      apply([{ before: null, after: JSON.parse(String(json)) }]);
    database.exec("COMMIT");
  }
  return { apply, count: () => Number(count.get()?.count) };
}
