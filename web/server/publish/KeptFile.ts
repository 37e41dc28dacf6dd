import { rmSync, statSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";

import { z } from "zod";

import { encodings } from "./encodings.ts";
import type { Kept } from "./KeptPages.ts";
import { groups } from "./RenderQueue.ts";

/** To be raised when what is known of an answer has another shape. */
const format = 4;

const keptShape: z.ZodType<Kept> = z.object({
  etag: z.string(),
  digest: z.string().optional(),
  previous: z.string().optional(),
  tags: z.array(z.string()),
  // JSON has no Infinity.
  until: z.number().default(Infinity),
  group: z.enum(groups),
  forms: z.array(z.enum(Object.values(encodings))),
  hasty: z.boolean().optional(),
  pictures: z.array(z.string()),
  names: z.array(z.string()).optional(),
});

/** SQLite's own words for a file that is damaged, or none of its own. */
const cutOrForeign = new Set([11, 26]);

/** SQLite writes what is new beside the file, for a while. */
const suffixes = ["", "-wal", "-shm"];

/** Set before all else, so that what is there is read without a write: a full disk has no room for one. */
const manners = "PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF;";

/** Begins what its caller ends. */
const schema = `
  PRAGMA journal_mode = WAL;
  BEGIN;
  CREATE TABLE page (address TEXT PRIMARY KEY, kept TEXT NOT NULL) STRICT;
  CREATE TABLE picture (
    path TEXT NOT NULL, name TEXT NOT NULL, etag TEXT NOT NULL, size INTEGER NOT NULL, PRIMARY KEY (path, name)) STRICT;
  CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  PRAGMA user_version = ${format};`;

/** What tells that a picture's file is whole: the hash of its bytes, and how many they are. */
export type Whole = { etag: string; size: number };

/** The pictures that are kept, by the path of the lake's file they are made from, then by the name of their own. */
export type KeptPictures = Map<string, Map<string, Whole>>;

/**
 * What is known of each answer and picture, and what is noted under a name, in a file that survives a kill, and that one server
 * holds. A file that is damaged is begun anew, and an answer that is is as if it were not there: it is then made again.
 */
export class KeptFile {
  readonly #database: DatabaseSync;
  readonly #save: StatementSync;
  readonly #drop: StatementSync;
  readonly #savePicture: StatementSync;
  readonly #dropPictures: StatementSync;
  readonly #note: StatementSync;

  /** @param begin called of a file that is begun anew: what it is told stands there with it, or neither does. */
  constructor(file: string, begin = (_new: KeptFile) => {}) {
    const { database, isNew } = open(file);
    this.#database = database;
    this.#save = this.#database.prepare("INSERT OR REPLACE INTO page (address, kept) VALUES (?, ?)");
    this.#drop = this.#database.prepare("DELETE FROM page WHERE address = ?");
    this.#savePicture = this.#database.prepare(
      "INSERT OR REPLACE INTO picture (path, name, etag, size) VALUES (?, ?, ?, ?)",
    );
    this.#dropPictures = this.#database.prepare("DELETE FROM picture WHERE path = ?");
    this.#note = this.#database.prepare("INSERT OR REPLACE INTO note (name, value) VALUES (?, ?)");
    if (!isNew) return;
    begin(this);
    this.#database.exec("COMMIT");
  }

  *pages(): Iterable<[address: string, kept: Kept]> {
    for (const { address, kept } of this.#database.prepare("SELECT address, kept FROM page").iterate()) {
      const whole = fromText(String(kept));
      if (whole) yield [String(address), whole];
      else console.error(`${String(address)} : ce qu’on en savait ne se lit pas ; la page sera refaite.`);
    }
  }

  pictures(): KeptPictures {
    const kept: KeptPictures = new Map();
    for (const { path, name, etag, size } of this.#database.prepare("SELECT * FROM picture").iterate()) {
      const names = kept.get(String(path)) ?? new Map<string, Whole>();
      kept.set(String(path), names.set(String(name), { etag: String(etag), size: Number(size) }));
    }
    return kept;
  }

  notes(): Map<string, string> {
    const rows = this.#database.prepare("SELECT name, value FROM note").all();
    return new Map(rows.map(({ name, value }) => [String(name), String(value)]));
  }

  save(address: string, kept: Kept): void {
    this.#save.run(address, toText(kept));
  }

  drop(address: string): void {
    this.#drop.run(address);
  }

  savePicture(path: string, name: string, { etag, size }: Whole): void {
    this.#savePicture.run(path, name, etag, size);
  }

  dropPictures(path: string): void {
    this.#dropPictures.run(path);
  }

  note(name: string, value: string): void {
    this.#note.run(name, value);
  }

  close(): void {
    this.#database.close();
  }
}

type Opened = { database: DatabaseSync; isNew: boolean };

/** When something was last written there, in milliseconds since 1970; 0 where nothing is. */
export function lastWritten(file: string): number {
  const moments = suffixes.map((suffix) => statSync(file + suffix, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.max(...moments);
}

function open(file: string): Opened {
  try {
    return opened(file);
  } catch (error) {
    const { errcode: detailed, message } = error as Error & { errcode?: number };
    // SQLite tells apart how a file is damaged above its first byte.
    const errcode = detailed === undefined ? undefined : detailed & 0xff;
    // What is whole stays, also where the disk is full.
    if (errcode !== undefined && !cutOrForeign.has(errcode))
      throw new Error(
        `${file} ne s’ouvre pas (${message}) : les pages restent, et le site démarre quand ce sera réparé.`,
        { cause: error },
      );
    console.error(`${file} ne se lit pas (${String(error)}) : les pages seront refaites.`);
    for (const suffix of suffixes) rmSync(file + suffix, { force: true });
    return opened(file);
  }
}

function opened(file: string): Opened {
  const database = new DatabaseSync(file);
  try {
    database.exec(manners);
    const { user_version: version } = database.prepare("PRAGMA user_version").get() as Record<string, number>;
    const { tables } = database.prepare("SELECT count(*) AS tables FROM sqlite_master").get() as Record<
      string,
      number
    >;
    if (tables && version !== format) throw new Error(`format ${version}`);
    if (!tables) {
      database.exec(schema);
      return { database, isNew: true };
    }
    const { quick_check: check } = database.prepare("PRAGMA quick_check").get() as { quick_check: string };
    if (check !== "ok") throw new Error(check);
    return { database, isNew: false };
  } catch (error) {
    database.close();
    throw error;
  }
}

function toText({ until, ...kept }: Kept): string {
  return JSON.stringify(Number.isFinite(until) ? { ...kept, until } : kept);
}

function fromText(text: string): Kept | undefined {
  try {
    return keptShape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
