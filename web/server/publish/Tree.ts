import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

import { lockFolder } from "functions/lock-folder";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";

import { less } from "../requestsFirst.ts";
import { type Encoding, encodings } from "./encodings.ts";
import { etagOf } from "./etagOf.ts";
import { fileOf } from "./fileOf.ts";
import { KeptFile, type KeptPictures, lastWritten, type Whole } from "./KeptFile.ts";
import { type Kept, KeptPages } from "./KeptPages.ts";
import { takeUp } from "./takeUp.ts";
import type { Forms } from "./task.ts";
import type * as thread from "./treeThread.ts";

type Thread = typeof thread;

export type Body = { etag: string; bytes: Buffer };

const decoders = {
  identity: (bytes: Buffer) => bytes,
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Bodies held in memory, in bytes. */
const mostBytes = 4 * 1024 * 1024;
/** A disk with less room is full, in bytes: of what is made, much does not fit. */
const leastRoom = 1024 * 1024;
/** How long a server that is just stopping is waited for, in milliseconds. */
const stoppingTime = 2_500;
/** The thread that writes has little to hold, in megabytes. */
const threadMemory = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

/**
 * The site as a folder that any web server can serve: each answer a file, Brotli and gzip beside it, each replaced by
 * one rename. What is known of the answers stands beside the folder. What is asked of it is known at once, and is
 * written in turn.
 */
export class Tree {
  /** Held from before anything is read there: what is known there changes hands between threads. */
  readonly #lock: ReturnType<typeof lockFolder>;
  readonly #root: string;
  readonly #waiting: string;
  readonly #kept: KeptPages;
  readonly #pictures: KeptPictures;
  readonly #notes: ReadonlyMap<string, string>;
  readonly #writer: Piscina;
  /** Those whose files are about to be others. */
  readonly #moving = new Map<string, Promise<void>>();
  readonly #bodies = new LRUCache<string, Body>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
  /** Those of which something is not saved, on a full disk. */
  readonly #unsaved = new Set<string>();
  /** What is being read, by what it is to be. */
  readonly #reading = new Map<string, Promise<Body | undefined>>();
  /** There as long as a server works in the folder. */
  readonly #running: string;
  /** Whether the last server there was not closed: where the power was gone, of what it wrote last some may be cut. */
  readonly wasCut: boolean;
  /** What the clock said when the last server kept something, in milliseconds since 1970; 0 where none did. */
  readonly lastKept: number;
  #isCut: boolean;
  #files = 0;
  #closed = false;
  /** How often an answer has changed. */
  changes = 0;

  constructor(folder: string) {
    this.#root = join(folder, "tree");
    this.#waiting = join(folder, "waiting");
    const known = join(folder, "kept.sqlite");
    this.#lock = lockFolder(folder, "lock", {
      patience: stoppingTime,
      taken: `Un autre serveur du site travaille déjà dans ${folder} : arrêtez-le`,
    });
    this.lastKept = lastWritten(known);
    const file = new KeptFile(known, (begun) => takeUp(this.#root, begun));
    mkdirSync(this.#root, { recursive: true });
    this.#running = join(folder, "running");
    this.#isCut = this.wasCut = existsSync(this.#running);
    writeFileSync(this.#running, "");
    // What a killed server left there will be made again.
    rmSync(this.#waiting, { recursive: true, force: true });
    mkdirSync(this.#waiting);
    this.#kept = new KeptPages(file.pages());
    this.#pictures = file.pictures();
    this.#notes = file.notes();
    file.close();
    this.#writer = new Piscina({
      filename: new URL("./treeThread.ts", import.meta.url).href,
      minThreads: 1,
      maxThreads: 1,
      // Without it what is asked for while the thread is busy may come after what is asked for next.
      stricterFIFO: true,
      workerData: known,
      resourceLimits: threadMemory,
      niceIncrement: less.somebody,
    });
    // Of a thread that dies while nobody waits for it: another takes its place.
    this.#writer.on("error", (error) => console.error(error));
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

  /** Whether its disk is known to have no room for what is made. */
  async isFull(): Promise<boolean> {
    const disk = await statfs(this.#root).catch(() => undefined);
    return disk !== undefined && disk.bavail * disk.bsize < leastRoom;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** The addresses of what was made from one of these tags. */
  madeFrom(tags: Iterable<string>): Iterable<string> {
    return this.#kept.madeFrom(tags);
  }

  /** The pictures that are kept of a file of the lake, by name. */
  picturesOf(path: string): ReadonlyMap<string, Whole> | undefined {
    return this.#pictures.get(path);
  }

  savePicture(path: string, name: string, whole: Whole): void {
    this.#pictures.set(path, (this.#pictures.get(path) ?? new Map<string, Whole>()).set(name, whole));
    this.#writeLater("savePicture", { path, name, whole });
  }

  dropPictures(path: string): void {
    if (this.#pictures.delete(path)) this.#writeLater("dropPictures", path);
  }

  /** What was noted under a name before this start. */
  note(name: string): string | undefined {
    return this.#notes.get(name);
  }

  /** Of a tree that is whole. Noted once all else is saved, which is tried again: until then the last note holds. */
  setNote(name: string, value: string): void {
    for (const address of this.#unsaved) this.touch(address, {});
    if (this.#unsaved.size > 0) return;
    this.#isCut = false;
    this.#writeLater("note", { name, value });
  }

  /** Where the body of an answer stands. */
  fileOf(address: string): string {
    return join(this.#root, fileOf(address));
  }

  /** Where the forms of a file are to be written before they take their place. */
  newFile(): string {
    return join(this.#waiting, String(this.#files++));
  }

  /** Notes what an answer was made from; its body stays. */
  touch(
    address: string,
    known: Partial<Pick<Kept, "digest" | "tags" | "until" | "pictures" | "names">>,
  ): void {
    const before = this.#kept.get(address);
    if (!before) return;
    const kept = { ...before, ...known };
    this.#kept.set(address, kept);
    this.#write("save", { address, kept }).then(
      () => this.#unsaved.delete(address),
      (error: unknown) => {
        if (this.#unsaved.size === 0) console.error(`${address}: ${String(error)}`);
        this.#unsaved.add(address);
      },
    );
  }

  /**
   * Puts what was written at `written` in the place of an answer, which is waited for by who asks for it meanwhile.
   * @param bodies what was written, to be held.
   */
  async put(address: string, made: Omit<Kept, "previous">, written: string, bodies?: Forms): Promise<void> {
    this.changes++;
    const last = this.#kept.get(address);
    const kept = { ...made, previous: last?.etag };
    this.#kept.set(address, kept);
    this.#forget(address);
    const put = this.#write("put", { address, kept, file: this.fileOf(address), written });
    await this.#move(address, put).catch((error: unknown) => {
      // A full disk: of its forms some may be new, and the others are the last ones still.
      if (this.#kept.get(address)?.etag === made.etag) {
        if (last) this.#kept.set(address, { ...last, previous: made.etag });
        else this.#kept.delete(address);
      }
      throw error;
    });
    if (bodies && this.#kept.get(address)?.etag === made.etag) this.#hold(address, made.etag, bodies);
  }

  /** What was written at `written` takes no place. */
  discard(written: string): void {
    this.#writeLater("discard", written);
  }

  remove(address: string): void {
    this.#kept.delete(address);
    this.#unsaved.delete(address);
    this.changes++;
    this.#forget(address);
    const removed = this.#write("remove", { address, file: this.fileOf(address) });
    this.#move(address, removed).catch((error: unknown) => console.error(`${address}: ${String(error)}`));
  }

  /** A body from memory; undefined when it has to be read. */
  held(address: string, encoding: Encoding): Body | undefined {
    return this.#bodies.get(`${encoding} ${address}`);
  }

  /**
   * A body from disk; undefined when the file is missing, cut or not the one that was kept. Those who ask for the same
   * at once have one between them.
   */
  read(address: string, encoding: Encoding): Promise<Body | undefined> {
    // Who was given a newer one before is given no older one.
    const key = `${encoding} ${this.#kept.get(address)?.etag} ${address}`;
    const begun = this.#reading.get(key);
    if (begun) return begun;
    const reading = this.#readAlone(address, encoding).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  async #readAlone(address: string, encoding: Encoding): Promise<Body | undefined> {
    try {
      await this.#moving.get(address)?.catch(() => {});
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

  /** Once all is written that was asked for. */
  async close(): Promise<void> {
    const closed = this.#write("close", undefined);
    this.#closed = true;
    await closed;
    if (!this.#isCut) rmSync(this.#running, { force: true });
    await this.#writer.close();
    this.#lock.release();
  }

  /** Each is done after those asked for before it. */
  async #write<Name extends keyof Thread>(name: Name, task: Parameters<Thread[Name]>[0]): Promise<void> {
    if (!this.#closed) await this.#writer.run(task, { name });
  }

  /** Nobody waits for it. */
  #writeLater<Name extends keyof Thread>(name: Name, task: Parameters<Thread[Name]>[0]): void {
    this.#write(name, task).catch((error: unknown) => console.error(`${name}: ${String(error)}`));
  }

  async #move(address: string, moved: Promise<void>): Promise<void> {
    this.#moving.set(address, moved);
    try {
      await moved;
    } finally {
      if (this.#moving.get(address) === moved) this.#moving.delete(address);
    }
  }

  #hold(address: string, etag: string, bodies: Forms): void {
    for (const [encoding, suffix] of Object.entries(encodings)) {
      const form = bodies[suffix];
      if (form)
        this.#bodies.set(`${encoding} ${address}`, {
          etag,
          bytes: Buffer.from(form.buffer, form.byteOffset, form.byteLength),
        });
    }
  }

  #forget(address: string): void {
    for (const encoding of Object.keys(encodings)) this.#bodies.delete(`${encoding} ${address}`);
  }
}
