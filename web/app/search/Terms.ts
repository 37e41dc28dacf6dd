import { DatabaseSync } from "node:sqlite";

import { meantBy } from "functions/spelling";

/** How much what stands there counts, in this order. */
const weights = { title: 10, description: 2, headings: 3, text: 1 };
const fields = Object.keys(weights) as (keyof typeof weights)[];
/** An article speaks of many things; a page is about what it says. */
const pageWeight = 2.5;
/** So many words that begin as one are looked up in its place. */
const mostAlike = 20;

/** What a page is found by: in each field the terms of what stands there. */
export type Described = { path: string; title: string; article: boolean; packed: Uint8Array } & {
  terms: Record<keyof typeof weights, string[]>;
};

/** What is told of a page that was found. */
type Told = { path: string; title: string; packed: Uint8Array };

/**
 * Which pages have which terms, in a file that is gone with the process: thousands of articles in memory would be more than all
 * else that the site holds.
 */
export class Terms {
  readonly #database = new DatabaseSync("");
  readonly #sql;
  readonly #articles = new Set<number>();

  constructor() {
    this.#database.exec(`
      PRAGMA journal_mode = OFF;
      CREATE TABLE page (id INTEGER PRIMARY KEY, path TEXT UNIQUE, title TEXT, packed BLOB);
      CREATE VIRTUAL TABLE said USING fts5(${fields.join(", ")}, content = '', contentless_delete = 1);
      CREATE VIRTUAL TABLE vocabulary USING fts5vocab(said, row);
    `);
    const prepare = (sql: string) => this.#database.prepare(sql);
    this.#sql = {
      idOf: prepare("SELECT id FROM page WHERE path = ?"),
      told: prepare("SELECT path, title, packed FROM page WHERE id = ?"),
      describe: prepare("INSERT INTO page (path, title, packed) VALUES (?, ?, ?)"),
      say: prepare(`INSERT INTO said (rowid, ${fields.join(", ")}) VALUES (?${", ?".repeat(fields.length)})`),
      forget: prepare("DELETE FROM page WHERE id = ?"),
      unsay: prepare("DELETE FROM said WHERE rowid = ?"),
      having: prepare(
        `SELECT rowid, -bm25(said, ${Object.values(weights).join(", ")}) FROM said WHERE said MATCH ?`,
      ),
      beginning: prepare("SELECT term FROM vocabulary WHERE term >= ? AND term < ? LIMIT ?"),
      all: prepare("SELECT term, doc FROM vocabulary"),
    };
    // There may be thousands of them.
    this.#sql.having.setReturnArrays(true);
  }

  /** Adds a page, or puts it in the place of the one at its address. */
  put({ path, title, article, packed, terms }: Described): void {
    this.remove(path);
    const { lastInsertRowid } = this.#sql.describe.run(path, title, packed);
    this.#sql.say.run(lastInsertRowid, ...fields.map((field) => terms[field].join(" ")));
    if (article) this.#articles.add(Number(lastInsertRowid));
  }

  remove(path: string): void {
    const { id } = (this.#sql.idOf.get(path) ?? {}) as { id?: number };
    if (id === undefined) return;
    this.#sql.unsay.run(id);
    this.#sql.forget.run(id);
    this.#articles.delete(id);
  }

  /** The pages that have a term, by number, and how much speaks for each (BM25). */
  having(term: string): Map<number, number> {
    const found = this.#sql.having.all(`"${term}"`) as unknown as [page: number, score: number][];
    return new Map(
      found.map(([page, score]) => [page, this.#articles.has(page) ? score : score * pageWeight]),
    );
  }

  /** The terms that look like a word that no page has; one number is not another. */
  alike(word: string): string[] {
    if (word.length < 4 || /^\d+$/.test(word)) return [];
    const longer = this.#sql.beginning.all(word, `${word}\u{10ffff}`, mostAlike) as { term: string }[];
    const all = new Map(
      (this.#sql.all.all() as { term: string; doc: number }[]).map(({ term, doc }) => [term, doc]),
    );
    const meant = meantBy(word, all.keys(), (term) => all.get(term)!);
    return [...longer.map(({ term }) => term), ...(meant ? [meant] : [])];
  }

  told(page: number): Told {
    return this.#sql.told.get(page) as Told;
  }
}
