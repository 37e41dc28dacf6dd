import { rmSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";

import type { Group } from "./RenderQueue.ts";

/** What is known of an answer that is kept. */
export type Kept = {
  /** The hash of its body. */
  etag: string;
  /** The hash of what it was made from. */
  digest?: string | undefined;
  /** That of the body it replaced, which a kill may have left in one form or another. */
  previous?: string | undefined;
  /** The sync tags it was made from. */
  tags: readonly string[];
  /** When it changes without a publication, in milliseconds since 1970. */
  until: number;
  /** What it is made with. */
  group: Group;
  /** The suffixes of its files. */
  forms: readonly string[];
  /** Whether it could be compressed to less, given time. */
  hasty?: boolean | undefined;
  /** The addresses of the pictures it names. */
  pictures: readonly string[];
};

/** To be raised when what is known of an answer has another shape. */
const format = 4;

const schema = `
  PRAGMA user_version = ${format};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS page (address TEXT PRIMARY KEY, kept TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`;

/**
 * What is known of each answer, in memory and in a file that survives a kill. A file that cannot be read is begun
 * anew: the pages are then made again.
 */
export class KeptPages {
  readonly #pages = new Map<string, Kept>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #database: DatabaseSync;
  readonly #save: StatementSync;
  readonly #drop: StatementSync;

  constructor(file: string) {
    this.#database = open(file);
    this.#save = this.#database.prepare("INSERT OR REPLACE INTO page (address, kept) VALUES (?, ?)");
    this.#drop = this.#database.prepare("DELETE FROM page WHERE address = ?");
    for (const row of this.#database.prepare("SELECT address, kept FROM page").iterate())
      this.#hold(String(row.address), fromText(String(row.kept)));
  }

  get(address: string): Kept | undefined {
    return this.#pages.get(address);
  }

  get size(): number {
    return this.#pages.size;
  }

  addresses(): Iterable<string> {
    return this.#pages.keys();
  }

  madeFrom(tags: Iterable<string>): Set<string> {
    return new Set([...tags].flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]));
  }

  set(address: string, kept: Kept): void {
    this.#save.run(address, toText(kept));
    this.#release(address);
    this.#hold(address, kept);
  }

  delete(address: string): void {
    this.#drop.run(address);
    this.#release(address);
  }

  note(name: string): string | undefined {
    const row = this.#database.prepare("SELECT value FROM note WHERE name = ?").get(name);
    return row && String(row.value);
  }

  setNote(name: string, value: string): void {
    this.#database.prepare("INSERT OR REPLACE INTO note (name, value) VALUES (?, ?)").run(name, value);
  }

  close(): void {
    this.#database.close();
  }

  #hold(address: string, kept: Kept): void {
    const { tags, pictures, ...rest } = kept;
    const held = { ...rest, tags: tags.map(shared), pictures: pictures.map(shared) };
    this.#pages.set(address, held);
    for (const tag of held.tags) {
      const addresses = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, addresses.add(address));
    }
  }

  #release(address: string): void {
    for (const tag of this.#pages.get(address)?.tags ?? []) {
      const addresses = this.#byTag.get(tag);
      addresses?.delete(address);
      if (addresses?.size === 0) this.#byTag.delete(tag);
    }
    this.#pages.delete(address);
  }
}

function open(file: string): DatabaseSync {
  try {
    return opened(file);
  } catch (error) {
    console.error(`${file} ne se lit pas (${String(error)}) : les pages seront refaites.`);
    for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
    return opened(file);
  }
}

function opened(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    const { user_version: version } = database.prepare("PRAGMA user_version").get() as Record<string, number>;
    const { tables } = database.prepare("SELECT count(*) AS tables FROM sqlite_master").get() as Record<
      string,
      number
    >;
    if (tables && version !== format) throw new Error(`format ${version}`);
    database.exec(schema);
    const { quick_check: check } = database.prepare("PRAGMA quick_check").get() as { quick_check: string };
    if (check !== "ok") throw new Error(check);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

// JSON has no Infinity.
function toText({ until, ...kept }: Kept): string {
  return JSON.stringify(Number.isFinite(until) ? { ...kept, until } : kept);
}

function fromText(text: string): Kept {
  const kept = JSON.parse(text) as Omit<Kept, "until"> & { until?: number };
  return { ...kept, until: kept.until ?? Infinity };
}

/** Many pages have the same tags and pictures: each text is held once. */
const texts = new Map<string, string>();

function shared(text: string): string {
  const known = texts.get(text) ?? text;
  texts.set(text, known);
  return known;
}
