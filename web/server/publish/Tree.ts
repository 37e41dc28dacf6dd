import { mkdirSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

import { LRUCache } from "lru-cache";

import { etagOf } from "./etagOf.ts";
import { fileOf } from "./fileOf.ts";
import { type Kept, KeptPages } from "./KeptPages.ts";

/** The suffixes a file stands under, by the encoding a browser names. */
export const encodings = { identity: "", br: ".br", gzip: ".gz" } as const;
export type Encoding = keyof typeof encodings;

export type Body = { etag: string; bytes: Buffer };

const decoders = {
  identity: (bytes: Buffer) => bytes,
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Bodies held in memory, in bytes. */
const mostBytes = 64 * 1024 * 1024;

/**
 * The site as a folder that any web server can serve: each answer a file, Brotli and gzip beside it, each replaced by
 * one rename. What is known of the answers stands beside the folder.
 */
export class Tree {
  readonly #root: string;
  readonly #waiting: string;
  readonly #kept: KeptPages;
  readonly #bodies = new LRUCache<string, Body>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
  #files = 0;
  /** How often an answer has changed. */
  changes = 0;

  constructor(folder: string) {
    this.#root = join(folder, "tree");
    this.#waiting = join(folder, "waiting");
    mkdirSync(this.#root, { recursive: true });
    // What a killed server left there will be made again.
    rmSync(this.#waiting, { recursive: true, force: true });
    mkdirSync(this.#waiting);
    this.#kept = new KeptPages(join(folder, "kept.sqlite"));
  }

  /** What is known of an answer; undefined when none is kept. */
  get(address: string): Kept | undefined {
    return this.#kept.get(address);
  }

  get addresses(): Iterable<string> {
    return this.#kept.addresses();
  }

  /** The folder of the site's files, and one beside it for those that are not whole yet. */
  get folders(): { tree: string; waiting: string } {
    return { tree: this.#root, waiting: this.#waiting };
  }

  get size(): number {
    return this.#kept.size;
  }

  /** The addresses of what was made from one of these tags. */
  madeFrom(tags: Iterable<string>): Set<string> {
    return this.#kept.madeFrom(tags);
  }

  /** What was noted under a name. */
  note = (name: string): string | undefined => this.#kept.note(name);
  setNote = (name: string, value: string): void => this.#kept.setNote(name, value);

  /** Where the body of an answer stands. */
  fileOf(address: string): string {
    return join(this.#root, fileOf(address));
  }

  /** Where the forms of a file are to be written before they take their place. */
  newFile(): string {
    return join(this.#waiting, String(this.#files++));
  }

  /** Notes what an answer was made from; its body stays. */
  touch(address: string, known: Partial<Pick<Kept, "digest" | "tags" | "until" | "pictures">>): void {
    const kept = this.#kept.get(address);
    if (kept) this.#kept.set(address, { ...kept, ...known });
  }

  /** Puts what was written at `written` in the place of an answer. */
  put(address: string, made: Omit<Kept, "previous">, written: string): void {
    this.changes++;
    // A kill from here on leaves some forms old and some new: each is whole, and both are known.
    this.#kept.set(address, { ...made, previous: this.#kept.get(address)?.etag });
    const file = this.fileOf(address);
    mkdirSync(dirname(file), { recursive: true });
    for (const suffix of Object.values(encodings)) {
      if (made.forms.includes(suffix)) renameSync(written + suffix, file + suffix);
      else rmSync(file + suffix, { force: true });
    }
    this.#forget(address);
  }

  /** What was written at `written` takes no place. */
  discard(written: string): void {
    for (const suffix of Object.values(encodings)) rmSync(written + suffix, { force: true });
  }

  remove(address: string): void {
    const file = this.fileOf(address);
    for (const suffix of Object.values(encodings)) rmSync(file + suffix, { force: true });
    this.#kept.delete(address);
    this.changes++;
    this.#forget(address);
  }

  /** A body from memory; undefined when it has to be read. */
  held(address: string, encoding: Encoding): Body | undefined {
    return this.#bodies.get(`${encoding} ${address}`);
  }

  /** A body from disk; undefined when the file is missing, cut or not the one that was kept. */
  async read(address: string, encoding: Encoding): Promise<Body | undefined> {
    try {
      const bytes = await readFile(this.fileOf(address) + encodings[encoding]);
      const etag = etagOf(await decoders[encoding](bytes));
      const kept = this.#kept.get(address);
      if (!kept || (etag !== kept.etag && etag !== kept.previous)) return undefined;
      const body = { etag, bytes };
      if (etag === kept.etag) this.#bodies.set(`${encoding} ${address}`, body);
      return body;
    } catch {
      return undefined;
    }
  }

  close(): void {
    this.#kept.close();
  }

  #forget(address: string): void {
    for (const encoding of Object.keys(encodings)) this.#bodies.delete(`${encoding} ${address}`);
  }
}
