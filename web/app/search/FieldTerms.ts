import type { DatabaseSync, StatementSync } from "node:sqlite";

/** BM25+: how soon a term that is said again counts no more; how much long texts are held back; what being there counts at least. */
const [saturation, length, atAll] = [1.2, 0.7, 0.5];
/** So many words that begin as one are looked up in its place. */
const mostAlike = 20;

/**
 * The terms of one field of all pages, and what is asked of them. SQLite keeps them; its own `bm25()` goes on counting pages
 * that were removed, and lets what most pages have count for nothing.
 */
export class FieldTerms {
  readonly #add: StatementSync;
  readonly #remove: StatementSync;
  readonly #having: StatementSync;
  readonly #beginning: StatementSync;
  readonly #all: StatementSync;
  /** How many terms each page has. */
  readonly #lengths = new Map<number, number>();
  #total = 0;

  constructor(database: DatabaseSync, field: string) {
    database.exec(`
      CREATE VIRTUAL TABLE ${field} USING fts5(terms, content = '', contentless_delete = 1);
      CREATE VIRTUAL TABLE ${field}_terms USING fts5vocab(${field}, row);
      CREATE VIRTUAL TABLE ${field}_places USING fts5vocab(${field}, instance);
    `);
    this.#add = database.prepare(`INSERT INTO ${field} (rowid, terms) VALUES (?, ?)`);
    this.#remove = database.prepare(`DELETE FROM ${field} WHERE rowid = ?`);
    this.#having = database.prepare(`SELECT doc, count(*) FROM ${field}_places WHERE term = ? GROUP BY doc`);
    this.#beginning = database.prepare(
      `SELECT term FROM ${field}_terms WHERE term >= ? AND term < ? LIMIT ?`,
    );
    this.#all = database.prepare(`SELECT term, doc FROM ${field}_terms`);
    // There may be thousands.
    for (const many of [this.#having, this.#beginning, this.#all]) many.setReturnArrays(true);
  }

  add(page: number, terms: string[]): void {
    this.#add.run(page, terms.join(" "));
    this.#lengths.set(page, terms.length);
    this.#total += terms.length;
  }

  remove(page: number): void {
    this.#remove.run(page);
    this.#total -= this.#lengths.get(page) ?? 0;
    this.#lengths.delete(page);
  }

  /** The pages that have a term there, and how much speaks for each. */
  having(term: string): [page: number, score: number][] {
    const found = this.#having.all(term) as unknown as [page: number, times: number][];
    const pages = this.#lengths.size;
    const rarity = Math.log(1 + (pages - found.length + 0.5) / (found.length + 0.5));
    return found.map(([page, times]) => {
      const long = (this.#lengths.get(page)! * pages) / this.#total;
      const often = (times * (saturation + 1)) / (times + saturation * (1 - length + length * long));
      return [page, rarity * (atAll + often)];
    });
  }

  beginningWith = (word: string): string[] =>
    (this.#beginning.all(word, `${word}\u{10ffff}`, mostAlike) as unknown as [string][]).map(
      ([term]) => term,
    );

  /** All terms, and how many pages have each. */
  all = () => this.#all.all() as unknown as [term: string, pages: number][];
}
