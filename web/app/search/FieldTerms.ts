import type { DatabaseSync, StatementSync } from "node:sqlite";

/** What a term that is there counts at least, beside what it counts for being there often. */
const atAll = 0.5;
/** What SQLite counts for a term that most pages have. */
const leastRare = 1e-6;
/** So many words that begin as one are looked up in its place. */
const mostAlike = 20;

/** The terms of one field of all pages, and what is asked of them. */
export class FieldTerms {
  readonly #add: StatementSync;
  readonly #remove: StatementSync;
  readonly #having: StatementSync;
  readonly #beginning: StatementSync;
  readonly #all: StatementSync;
  #pages = 0;

  constructor(database: DatabaseSync, field: string) {
    database.exec(`
      CREATE VIRTUAL TABLE ${field} USING fts5(terms, content = '', contentless_delete = 1);
      CREATE VIRTUAL TABLE ${field}_terms USING fts5vocab(${field}, row);
    `);
    this.#add = database.prepare(`INSERT INTO ${field} (rowid, terms) VALUES (?, ?)`);
    this.#remove = database.prepare(`DELETE FROM ${field} WHERE rowid = ?`);
    this.#having = database.prepare(`SELECT rowid, -bm25(${field}) FROM ${field} WHERE ${field} MATCH ?`);
    this.#beginning = database.prepare(
      `SELECT term FROM ${field}_terms WHERE term >= ? AND term < ? LIMIT ?`,
    );
    this.#all = database.prepare(`SELECT term, doc FROM ${field}_terms`);
    // There may be thousands.
    for (const many of [this.#having, this.#beginning, this.#all]) many.setReturnArrays(true);
  }

  add(page: number, terms: string[]): void {
    this.#add.run(page, terms.join(" "));
    this.#pages++;
  }

  remove(page: number): void {
    this.#remove.run(page);
    this.#pages--;
  }

  /** The pages that have a term there, and how much speaks for each (BM25+). */
  having(term: string): [page: number, score: number][] {
    const found = this.#having.all(`"${term}"`) as unknown as [page: number, score: number][];
    const odds = (this.#pages - found.length + 0.5) / (found.length + 0.5);
    // SQLite lets what most pages have count for nothing.
    const [counted, rarity] = [Math.max(leastRare, Math.log(odds)), Math.log(1 + odds)];
    return found.map(([page, score]) => [page, rarity * (atAll + score / counted)]);
  }

  beginningWith = (word: string): string[] =>
    (this.#beginning.all(word, `${word}\u{10ffff}`, mostAlike) as unknown as [string][]).map(
      ([term]) => term,
    );

  /** All terms, and how many pages have each. */
  all = () => this.#all.all() as unknown as [term: string, pages: number][];
}
