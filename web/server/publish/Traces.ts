import { setTimeout as wait } from "node:timers/promises";

import { inSlices } from "./inSlices.ts";
import type { Kept } from "./KeptPages.ts";
import type { Tasks } from "./tasks.ts";
import type { Tree } from "./Tree.ts";

type Source = {
  tasks: Pick<Tasks, "trace">;
  tree: Pick<Tree, "addresses" | "changes"> & {
    get: (address: string) => Pick<Kept, "group" | "etag"> | undefined;
    madeFrom: (tags: readonly string[]) => Iterable<string>;
  };
  siteUrl: string;
  /** Whether there is more urgent work. */
  busy: () => boolean;
  /** The lake's last live event. */
  lastEvent: () => string | undefined;
  /** How long who asks waits for what is not traced yet, in milliseconds: then it is asked again. */
  patience?: number;
};

/** What a page showed, by the hash it had then: documents, each also with the key of a section that shows it. */
type Trace = { etag: string; uses: readonly string[] };

/** What names every page for machines shows none of them. */
const directory = /^\/(sitemap|llms\.txt|_redirects)/;
const together = 2;
const pause = 50;

/**
 * Which documents each page shows. The lake takes half as long again to say it, in five times as many bytes, so it is
 * asked when somebody wants to know, and what it said is kept as long as the page is the same.
 */
export class Traces {
  readonly #source: Required<Source>;
  readonly #traced = new Map<string, Trace>();
  /** By document, the addresses that show something of it, each with the keys of the sections that do. */
  readonly #showing = new Map<string, Map<string, string[]>>();
  /** The addresses that are to be traced, and those among them that somebody waits for. */
  readonly #waiting = new Set<string>();
  readonly #first = new Set<string>();
  readonly #workers = new Set<Promise<boolean>>();
  /** How often an answer had changed when all were last looked through; undefined where they are to be once more. */
  #looked: { changes: number; done: Promise<void> } | undefined;
  #closed = false;

  constructor(source: Source) {
    this.#source = { patience: 1_000, ...source };
  }

  /** The addresses that show something of a document, each with the keys of the sections that do. */
  showing(id: string): ReadonlyMap<string, string[]> {
    return this.#showing.get(id) ?? new Map<string, string[]>();
  }

  /**
   * Traces the pages that changed since they were, those made from these tags first. Settles when all are, or after a
   * while.
   * @returns whether all are.
   */
  async renew(tags: readonly string[]): Promise<boolean> {
    const { tree, patience } = this.#source;
    if (this.#closed) return false;
    if (this.#looked?.changes !== tree.changes)
      this.#looked = { changes: tree.changes, done: this.#lookThrough() };
    await this.#looked.done;
    if (this.#waiting.size > 0)
      await inSlices(tree.madeFrom(tags), (address) => {
        if (this.#waiting.has(address)) this.#first.add(address);
      });
    return Promise.race([this.#work(), wait(patience, false, { ref: false })]);
  }

  /** Nothing more is traced, and nobody waits for it. */
  close(): void {
    this.#closed = true;
  }

  /** Forgets what is gone, and has wait what changed. */
  async #lookThrough(): Promise<void> {
    const { tree } = this.#source;
    await inSlices(this.#traced.keys(), (address) => {
      if (!tree.get(address)) this.#forget(address);
    });
    await inSlices(tree.addresses, (address) => {
      if (this.#isChanged(address)) this.#waiting.add(address);
    });
  }

  #isChanged(address: string): boolean {
    const kept = this.#source.tree.get(address);
    const shows = (kept?.group === "pages" || kept?.group === "files") && !directory.test(address);
    return shows && kept.etag !== this.#traced.get(address)?.etag;
  }

  /** Traces what waits. @returns whether all of it is. */
  async #work(): Promise<boolean> {
    while (this.#workers.size < together && this.#waiting.size > 0) {
      const worker = this.#traceOn();
      this.#workers.add(worker);
      void worker.finally(() => this.#workers.delete(worker));
    }
    const traced = await Promise.all(this.#workers);
    return traced.every(Boolean);
  }

  /** Traces one after the other, until none waits or one cannot be. @returns whether all that it took are. */
  async #traceOn(): Promise<boolean> {
    let all = true;
    while (this.#waiting.size > 0 && !this.#closed) {
      if (this.#source.busy()) {
        await wait(pause, undefined, { ref: false });
        continue;
      }
      const address = this.#next();
      try {
        await this.#trace(address);
      } catch (error) {
        console.error(`${address}: ${String(error)}`);
        // It is traced when somebody asks again, and so is the rest.
        this.#looked = undefined;
        return false;
      }
      all &&= !this.#isChanged(address);
    }
    return all && !this.#closed;
  }

  #next(): string {
    const [address = ""] = this.#first.size > 0 ? this.#first : this.#waiting;
    this.#first.delete(address);
    this.#waiting.delete(address);
    return address;
  }

  async #trace(address: string): Promise<void> {
    const { tasks, tree, siteUrl, lastEvent } = this.#source;
    const etag = tree.get(address)?.etag;
    if (etag === undefined) return;
    const uses = await tasks.trace({ url: siteUrl + address, lastEvent: lastEvent() });
    this.#forget(address);
    this.#traced.set(address, { etag, uses });
    for (const use of uses) {
      const [id = "", section] = use.split(" ");
      const places = this.#showing.get(id) ?? new Map<string, string[]>();
      const sections = places.get(address) ?? [];
      if (section) sections.push(section);
      this.#showing.set(id, places.set(address, sections));
    }
  }

  #forget(address: string): void {
    for (const use of this.#traced.get(address)?.uses ?? []) {
      const [id = ""] = use.split(" ");
      const places = this.#showing.get(id);
      places?.delete(address);
      if (places?.size === 0) this.#showing.delete(id);
    }
    this.#traced.delete(address);
  }
}
