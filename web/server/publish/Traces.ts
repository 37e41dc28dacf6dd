import { setTimeout as wait } from "node:timers/promises";

import type { Tasks } from "./tasks.ts";
import type { Tree } from "./Tree.ts";

type Source = {
  tasks: Pick<Tasks, "trace">;
  tree: Pick<Tree, "addresses" | "changes" | "get" | "madeFrom">;
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
  #waiting = new Map<string, PromiseWithResolvers<void>>();
  /** How often an answer had changed when all were found traced. */
  #renewed = -1;
  #working = 0;
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
    if (tree.changes === this.#renewed) return true;
    if (this.#closed) return false;
    for (const address of this.#traced.keys()) if (!tree.get(address)) this.#forget(address);
    const changed = [...tree.addresses].filter((address) => this.#isChanged(address));
    if (changed.length === 0) this.#renewed = tree.changes;
    const first = new Set(tree.madeFrom(tags));
    const rank = (address: string) => Number(!first.has(address)) + Number(this.#traced.has(address));
    const queued = new Map(this.#waiting);
    this.#waiting = new Map();
    for (const address of changed.toSorted((one, other) => rank(one) - rank(other)))
      this.#waiting.set(address, queued.get(address) ?? Promise.withResolvers());
    for (const [address, { resolve }] of queued) if (!this.#waiting.has(address)) resolve();
    const done = Promise.all(changed.map(async (address) => this.#waiting.get(address)?.promise));
    while (this.#working < together && this.#waiting.size > 0) void this.#work();
    await Promise.race([done, wait(patience, undefined, { ref: false })]);
    return !changed.some((address) => tree.get(address) && this.#isChanged(address));
  }

  /** Nothing more is traced, and nobody waits for it. */
  close(): void {
    this.#closed = true;
    this.#leave();
  }

  #isChanged(address: string): boolean {
    const kept = this.#source.tree.get(address)!;
    const shows = (kept.group === "pages" || kept.group === "files") && !directory.test(address);
    return shows && kept.etag !== this.#traced.get(address)?.etag;
  }

  async #work(): Promise<void> {
    this.#working++;
    for (let [next] = this.#waiting; next && !this.#closed; [next] = this.#waiting) {
      while (this.#source.busy() && !this.#closed) await wait(pause, undefined, { ref: false });
      const [address, { resolve }] = next;
      // Another may have taken it meanwhile.
      if (!this.#waiting.delete(address)) continue;
      await this.#trace(address).catch((error: unknown) => this.#giveUp(address, error));
      resolve();
    }
    this.#working--;
  }

  /** What cannot be traced now is when it is asked for again, and so is the rest. */
  #giveUp(address: string, error: unknown): void {
    console.error(`${address}: ${String(error)}`);
    this.#leave();
  }

  #leave(): void {
    for (const { resolve } of this.#waiting.values()) resolve();
    this.#waiting.clear();
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
