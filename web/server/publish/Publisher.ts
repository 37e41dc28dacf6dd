import { setTimeout as wait } from "node:timers/promises";

import type { Metrics } from "../metrics.ts";
import type { PictureKeeper } from "./PictureKeeper.ts";
import type { Lane, Tasks } from "./tasks.ts";
import type { Kept } from "./KeptPages.ts";
import { notFound, type Tree } from "./Tree.ts";

/** What is made in turn: first what was published, in the order of these groups; then what is only checked. */
const groups = ["built", "pages", "files", "pictures"] as const;
export type Group = (typeof groups)[number];

/** A page that may be out of date. */
type Stale = {
  address: string;
  group: Group;
  /** When it was said to be, in milliseconds since 1970. */
  since: number;
  /** Whether somebody published, rather than that nobody knows. */
  published: boolean;
  failures: number;
};

/** A page under way, and the tags announced since it is. */
type Running = { stale: Stale; heard: Set<string>; lane: Lane };

type Source = {
  tasks: Tasks;
  tree: Tree;
  metrics: Metrics;
  siteUrl: string;
  /** The built files, by address. */
  built: ReadonlyMap<string, string>;
  pictures: Pick<PictureKeeper, "shown">;
  /** An address answers otherwise than it did, from now on. */
  changed: (address: string) => void;
};

/** Before what failed is tried again, in milliseconds: the first time, and at most. */
const again = [250, 30_000] as const;
const progressEvery = 2_000;
/** Brotli's qualities: what was published is there at once, and made smaller when there is time; 5 takes a fifteenth of the time of 10, and gives 7 % more. */
const quick = 5;
const small = 10;
const keepOldBuilt = 30 * 24 * 3_600_000;

/** The list of all addresses, which is asked for again when it may have changed. */
type List = {
  hash?: string;
  tags: readonly string[];
  stale: boolean;
  /** When something was published that may have changed it. */
  since?: number | undefined;
  running: boolean;
  failures: number;
};

/** Keeps the tree true to the lake: whatever may be out of date is made again, a few at a time, until it succeeds. */
export class Publisher {
  readonly #source: Source;
  /** Stale pages by urgency, then group. */
  readonly #queues: Map<string, Stale>[] = Array.from({ length: groups.length * 2 }, () => new Map());
  /** Those that failed and wait to be tried again. */
  readonly #failed = new Map<string, Stale>();
  readonly #running = new Map<string, Running>();
  readonly #listed = new Map<string, Group>();
  readonly #until = new Map<string, number>();
  readonly #wanted = new Set<string>();
  #list: List = {
    tags: [],
    stale: true,
    running: false,
    failures: 0,
  };
  #lastEvent: string | undefined;
  #closed = false;
  /** Whether all was made once: what comes then was published. */
  #rested = false;
  #progress: { done: number; total: number; said: number } | undefined;
  /** Resolves once nothing is left to do but what failed. */
  #idle: PromiseWithResolvers<void> | undefined;
  readonly #clock: NodeJS.Timeout;

  constructor(source: Source) {
    this.#source = source;
    for (const address of source.tree.addresses) {
      this.#listed.set(address, groupOf(address, source.built));
      this.#noteUntil(address, this.#endOf(address));
      source.pictures.shown(address, source.tree.get(address)?.pictures ?? []);
    }
    for (const address of source.built.keys())
      this.#spoil(address, "built", Date.now(), !source.tree.get(address));
    // Wall clock, looked at each second: a suspended laptop and a clock put forward are noticed.
    this.#clock = setInterval(() => this.#expire(), 1_000);
    this.#clock.unref();
  }

  get lastEvent(): string | undefined {
    return this.#lastEvent;
  }

  /** Something with these tags was published. */
  published(tags: readonly string[], event: string): void {
    this.#lastEvent = event;
    const now = Date.now();
    for (const address of this.#source.tree.madeFrom(tags))
      this.#spoil(address, this.#listed.get(address) ?? "pages", now, true);
    for (const { heard } of this.#running.values()) for (const tag of tags) heard.add(tag);
    if (this.#list.running || tags.some((tag) => this.#list.tags.includes(tag))) {
      this.#list.stale = true;
      this.#list.since ??= now;
    }
    this.#work();
  }

  /** Anything may have changed. */
  checkAll(): void {
    const now = Date.now();
    for (const [address, group] of this.#listed) this.#spoil(address, group, now, false);
    this.#list.stale = true;
    this.#work();
  }

  /** A visitor waits for this page: it is made first. */
  want(address: string): void {
    if (this.#queues.some((queue) => queue.has(address))) this.#wanted.add(address);
  }

  /** A page that cannot be served as it is kept. */
  broken(address: string): void {
    this.#spoil(address, this.#listed.get(address) ?? "pages", Date.now(), true);
    this.#work();
  }

  /** Whether an address that is not kept may be one of the site. */
  mayBe(address: string): boolean {
    return this.#listed.has(address) || this.#list.stale || this.#list.running || this.#list.failures > 0;
  }

  /** Addresses that were never made, pictures apart; all of them while nothing is known. */
  get missing(): number {
    if (!this.#source.tree.get("/")) return Infinity;
    let count = 0;
    for (const [address, group] of this.#listed)
      if (group !== "pictures" && !this.#source.tree.get(address)) count++;
    return count;
  }

  /** Answers in the tree. */
  get kept(): number {
    return this.#source.tree.size;
  }

  get waiting(): number {
    return this.#queues.reduce((sum, queue) => sum + queue.size, this.#failed.size + this.#running.size);
  }

  get failing(): number {
    return this.#failed.size + (this.#list.failures > 0 ? 1 : 0);
  }

  /** When the oldest publication that is not shown yet was heard of, in milliseconds since 1970. */
  get behindSince(): number | undefined {
    let oldest = this.#list.since;
    for (const stale of this.#unfinished())
      if (stale.published && (oldest === undefined || stale.since < oldest)) oldest = stale.since;
    return oldest;
  }

  /** Resolves once nothing is left to do, but what fails and waits. */
  idle(): Promise<void> {
    if (this.#isIdle) return Promise.resolve();
    this.#idle ??= Promise.withResolvers();
    return this.#idle.promise;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#clock);
  }

  get #isIdle(): boolean {
    return (
      this.#running.size === 0 &&
      !this.#list.running &&
      !this.#list.stale &&
      this.#queues.every((queue) => queue.size === 0)
    );
  }

  *#unfinished(): Iterable<Stale> {
    for (const queue of this.#queues) yield* queue.values();
    yield* this.#failed.values();
    for (const { stale } of this.#running.values()) yield stale;
  }

  #spoil(address: string, group: Group, since: number, published: boolean): void {
    const failed = this.#failed.get(address);
    const checked = this.#queue(group, false);
    const urgent = this.#queue(group, true);
    const known = failed ?? checked.get(address) ?? urgent.get(address);
    const stale = {
      address,
      group,
      since: Math.min(known?.published ? known.since : since, since),
      published: published || (known?.published ?? false),
      failures: known?.failures ?? 0,
    };
    this.#failed.delete(address);
    checked.delete(address);
    (stale.published ? urgent : checked).set(address, stale);
    if (!known && this.#progress) this.#progress.total++;
  }

  #queue(group: Group, published: boolean): Map<string, Stale> {
    return this.#queues[groups.indexOf(group) + (published ? 0 : groups.length)]!;
  }

  #work(): void {
    if (this.#closed) return;
    this.#progress ??= { done: 0, total: this.waiting, said: Date.now() };
    for (const lane of ["at once", "in time"] as const)
      while (this.#count((running) => running.lane === lane) < this.#source.tasks.together[lane]) {
        const next = this.#next(lane);
        if (!next) break;
        void this.#make(next, lane);
      }
    // The list is long where there are many pages: what is known to have changed comes first.
    if (this.#list.stale && !this.#list.running && !this.#queues[1]?.size) void this.#renewList();
    if (this.#isIdle) this.#rest();
  }

  #rest(): void {
    this.#rested = true;
    this.#progress = undefined;
    this.#idle?.resolve();
    this.#idle = undefined;
  }

  /** What is to be made next: what a visitor waits for, then by urgency and group. */
  #next(lane: Lane): Stale | undefined {
    for (const address of this.#wanted) {
      const queue = this.#queues.find((one) => one.has(address));
      const stale = queue?.get(address);
      if (stale && laneOf(stale) !== lane) continue;
      this.#wanted.delete(address);
      if (queue && stale && !this.#running.has(address)) return take(queue, stale);
    }
    for (const queue of this.#queues) {
      for (const stale of queue.values()) {
        if (laneOf(stale) !== lane) break;
        if (stale.group === "pictures" && this.#count((one) => one.stale.group === "pictures") > 0) break;
        // One answer at a time for an address, so that an older one never comes after a newer one.
        if (!this.#running.has(stale.address)) return take(queue, stale);
      }
    }
    return undefined;
  }

  #count(counted: (running: Running) => boolean): number {
    let count = 0;
    for (const running of this.#running.values()) if (counted(running)) count++;
    return count;
  }

  async #make(stale: Stale, lane: Lane): Promise<void> {
    const { tasks, tree, built, siteUrl, metrics } = this.#source;
    const { address } = stale;
    const heard = new Set<string>();
    this.#running.set(address, { stale, heard, lane });
    const destination = tree.newFile();
    const kept = tree.get(address);
    const quality = stale.published ? quick : small;
    try {
      const job = {
        url: siteUrl + address,
        status: address === notFound ? 404 : 200,
        builtFile: built.get(address),
        known: kept && kept.quality >= quality ? kept.etag : undefined,
        quality,
        destination,
        lastEvent: this.#lastEvent,
      };
      const made = await tasks.make(job, lane);
      if (this.#closed) return;
      if ("refused" in made) this.#refused(stale, made.refused);
      else {
        this.#keep(stale, { ...made, quality }, destination);
        if (made.tags.some((tag) => heard.has(tag))) this.#spoil(address, stale.group, Date.now(), true);
        else if (made.forms && quality < small) this.#spoil(address, stale.group, Date.now(), false);
      }
      metrics.rendered();
    } catch (error) {
      this.#retry(stale, String(error));
    } finally {
      this.#running.delete(address);
      this.#sayProgress();
      this.#work();
    }
  }

  #keep(stale: Stale, made: Omit<Kept, "previous" | "forms"> & { forms?: string[] }, written: string): void {
    const { tree, metrics, pictures, changed } = this.#source;
    const { address } = stale;
    const { forms, ...known } = made;
    const last = tree.get(address);
    pictures.shown(address, made.pictures, last?.pictures);
    if (forms) tree.put(address, { ...known, forms }, written);
    else tree.touch(address, { tags: made.tags, until: made.until, pictures: made.pictures });
    this.#listed.set(address, stale.group);
    this.#noteUntil(address, made.until);
    if (stale.published && this.#rested) metrics.live(Date.now() - stale.since);
    if (last?.etag !== made.etag) changed(address);
  }

  /** An answer with another status than it should have: the page is gone, or it could not be rendered. */
  #refused(stale: Stale, status: number): void {
    const { address } = stale;
    if (status !== 404) return this.#retry(stale, `answered ${status}`);
    this.#remove(address);
    // A list that still names it is out of date, or will be asked again.
    this.#list.stale = true;
  }

  #remove(address: string): void {
    const { tree, pictures, changed } = this.#source;
    const kept = tree.get(address);
    this.#listed.delete(address);
    this.#until.delete(address);
    this.#failed.delete(address);
    for (const queue of this.#queues) queue.delete(address);
    if (!kept) return;
    tree.remove(address);
    pictures.shown(address, [], kept.pictures);
    changed(address);
  }

  #retry(stale: Stale, reason: string): void {
    if (this.#closed) return;
    this.#source.metrics.failed();
    const failures = stale.failures + 1;
    const known = { ...stale, failures };
    if (failures === 1 || failures % 10 === 0)
      console.error(`${stale.address}: ${reason} (essai ${failures}) ; la dernière bonne page reste.`);
    this.#failed.set(stale.address, known);
    setTimeout(() => {
      // It may have been published, made or taken away meanwhile.
      if (this.#failed.get(stale.address) !== known) return;
      this.#failed.delete(stale.address);
      this.#queue(stale.group, stale.published).set(stale.address, known);
      this.#work();
    }, delayAfter(failures)).unref();
  }

  async #renewList(): Promise<void> {
    const list = this.#list;
    list.running = true;
    list.stale = false;
    try {
      const {
        hash,
        tags,
        groups: lists,
      } = await this.#source.tasks.list({
        lastEvent: this.#lastEvent,
        known: list.hash,
      });
      if (this.#closed) return;
      // A lake in trouble may say that it has no page; a site has its first one.
      if (lists && !lists.pages.includes("/")) throw new Error("The lake has no first page.");
      Object.assign(list, { hash, tags, failures: 0 });
      // What was published meanwhile makes it stale again.
      if (!list.stale) list.since = undefined;
      if (lists) this.#compare(lists);
    } catch (error) {
      if (list.failures++ === 0) console.error(`La liste des pages ne se lit pas (${String(error)}).`);
      await wait(delayAfter(list.failures), undefined, { ref: false });
      list.stale = true;
    } finally {
      list.running = false;
      this.#work();
    }
  }

  #compare(lists: Record<"pages" | "files" | "pictures", string[]>): void {
    const now = Date.now();
    const listed = new Map<string, Group>();
    for (const group of ["pages", "files", "pictures"] as const)
      for (const address of lists[group]) if (isSafe(address)) listed.set(address, group);
    for (const address of [...this.#listed.keys(), ...this.#source.tree.addresses])
      if (!listed.has(address) && groupOf(address, this.#source.built) !== "built") this.#remove(address);
    for (const [address, group] of listed) {
      if (!this.#listed.has(address) || !this.#source.tree.get(address))
        if (!this.#running.has(address) && !this.#failed.has(address)) this.#spoil(address, group, now, true);
      this.#listed.set(address, group);
    }
  }

  /** When a page expires; of a file that is no longer built, some weeks after, for pages that still ask for it. */
  #endOf(address: string): number {
    const { tree, built } = this.#source;
    const { until = Infinity } = tree.get(address) ?? {};
    if (groupOf(address, built) !== "built" || built.has(address) || Number.isFinite(until)) return until;
    const end = Date.now() + keepOldBuilt;
    tree.touch(address, { tags: [], until: end });
    return end;
  }

  #noteUntil(address: string, until: number): void {
    if (Number.isFinite(until)) this.#until.set(address, until);
    else this.#until.delete(address);
  }

  #expire(): void {
    const now = Date.now();
    const due = [...this.#until].filter(([, until]) => until <= now);
    for (const [address] of due) {
      this.#until.delete(address);
      this.#spoil(address, this.#listed.get(address) ?? "pages", now, true);
    }
    if (due.length > 0) this.#work();
  }

  #sayProgress(): void {
    const progress = this.#progress;
    if (!progress) return;
    progress.done++;
    const now = Date.now();
    if (now - progress.said < progressEvery) return;
    progress.said = now;
    console.log(`${progress.done} de ${Math.max(progress.total, progress.done)} adresses vérifiées…`);
  }
}

/** What is only checked, and pictures, which are drawn at length, leave what was published alone. */
function laneOf({ published, group }: Stale): Lane {
  return published && group !== "pictures" ? "at once" : "in time";
}

function take(queue: Map<string, Stale>, stale: Stale): Stale {
  queue.delete(stale.address);
  return stale;
}

function delayAfter(failures: number): number {
  const [first, most] = again;
  return Math.min(first * 2 ** (failures - 1), most) * (0.75 + Math.random() / 2);
}

/** An address that is a file below the tree, and no other. */
function isSafe(address: string): boolean {
  const safe =
    address.startsWith("/") &&
    // oxlint-disable-next-line no-control-regex -- that is what is looked for
    !/[\u0000-\u001f\u007f\\]/.test(address) &&
    address.split(/[/?]/).every((part) => part !== "." && part !== ".." && Buffer.byteLength(part) < 200);
  if (!safe) console.error(`« ${address} » ne peut pas être une adresse du site.`);
  return safe;
}

function groupOf(address: string, built: ReadonlyMap<string, string>): Group {
  if (built.has(address) || address.startsWith("/assets/")) return "built";
  if (address.startsWith("/social/")) return "pictures";
  return /\.[a-z0-9]+$/.test(address) ? "files" : "pages";
}
