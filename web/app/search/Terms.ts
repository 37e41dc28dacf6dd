import { DatabaseSync } from "node:sqlite";

import { meantBy } from "functions/spelling";

import { FieldTerms } from "./FieldTerms.ts";

/** How much what stands there counts. */
const weights = { title: 10, description: 2, headings: 3, text: 1 };
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];
/** An article speaks of many things; a page is about what it says. */
const pageWeight = 2.5;
/** What a page is found by: in each field the terms of what stands there. */
export type Described = Told & { article: boolean; terms: Record<Field, string[]> };

/** What is told of a page that was found. */
type Told = { path: string; title: string; packed: Uint8Array };

/**
 * Which pages have which terms, in a file that is gone with the process: thousands of articles in memory would be more than all
 * else that the site holds.
 */
export class Terms {
  readonly #database = new DatabaseSync("");
  readonly #fields: Record<Field, FieldTerms>;
  readonly #sql;
  readonly #articles = new Set<number>();

  constructor() {
    this.#database.exec(`
      PRAGMA journal_mode = OFF;
      CREATE TABLE page (id INTEGER PRIMARY KEY, path TEXT UNIQUE, title TEXT, packed BLOB);
    `);
    const prepare = (sql: string) => this.#database.prepare(sql);
    this.#sql = {
      idOf: prepare("SELECT id FROM page WHERE path = ?"),
      told: prepare("SELECT path, title, packed FROM page WHERE id = ?"),
      add: prepare("INSERT INTO page (path, title, packed) VALUES (?, ?, ?)"),
      remove: prepare("DELETE FROM page WHERE id = ?"),
    };
    this.#fields = Object.fromEntries(
      fields.map((field) => [field, new FieldTerms(this.#database, field)]),
    ) as Record<Field, FieldTerms>;
  }

  /** Adds a page, or puts it in the place of the one at its address. */
  put({ path, title, article, packed, terms }: Described): void {
    this.remove(path);
    const page = Number(this.#sql.add.run(path, title, packed).lastInsertRowid);
    for (const field of fields) this.#fields[field].add(page, terms[field]);
    if (article) this.#articles.add(page);
  }

  remove(path: string): void {
    const { id } = (this.#sql.idOf.get(path) ?? {}) as { id?: number };
    if (id === undefined) return;
    for (const field of fields) this.#fields[field].remove(id);
    this.#sql.remove.run(id);
    this.#articles.delete(id);
  }

  /** The pages that have a term, by number, and how much speaks for each. */
  having(term: string): Map<number, number> {
    const told = new Map<number, number>();
    for (const field of fields)
      for (const [page, score] of this.#fields[field].having(term)) {
        const weight = weights[field] * (this.#articles.has(page) ? 1 : pageWeight);
        told.set(page, (told.get(page) ?? 0) + weight * score);
      }
    return told;
  }

  /** The terms that look like a word that no page has; one number is not another. */
  alike(word: string): string[] {
    if (word.length < 4 || /^\d+$/.test(word)) return [];
    const all = new Map(Object.values(this.#fields).flatMap((field) => field.all()));
    const meant = meantBy(word, all.keys(), (term) => all.get(term)!);
    const longer = Object.values(this.#fields).flatMap((field) => field.beginningWith(word));
    return [...new Set([...longer, ...(meant ? [meant] : [])])];
  }

  told(page: number): Told {
    return this.#sql.told.get(page) as Told;
  }
}
