/** What is made in turn: of what is as urgent, in the order of these groups. */
export const groups = ["built", "pages", "files", "pictures"] as const;
export type Group = (typeof groups)[number];
/**
 * A publication that touches little comes before one that touches much, and what was published before what failed and
 * what is only checked: the first is soon shown, and nothing is kept waiting by what fails over and over.
 */
const urgencies = ["little", "published", "failed", "checked"] as const;
type Urgency = (typeof urgencies)[number];

/** An address whose answer may be out of date. */
export type Stale = {
  address: string;
  group: Group;
  /** When it was said to be, in milliseconds since 1970. */
  since: number;
  /** Whether somebody published, rather than that nobody knows. */
  published: boolean;
  failures: number;
  /** The tags of what was read for it when it failed last. */
  tags?: readonly string[];
};

/** Before what failed is tried again, in milliseconds: the first time, and at most. */
const again = [250, 30_000] as const;

export function delayAfter(failures: number): number {
  const [first, most] = again;
  return Math.min(first * 2 ** (failures - 1), most) * (0.75 + Math.random() / 2);
}

/** Addresses to be made, each once, the most urgent first; what failed waits a while. */
export class RenderQueue {
  /** By urgency, then group. */
  readonly #queues: Map<string, Stale>[] = urgencies.flatMap(() => groups.map(() => new Map()));
  readonly #failed = new Map<string, Stale>();
  readonly #wanted = new Set<string>();
  readonly #ready: () => void;

  /** @param ready called when something may be tried again. */
  constructor(ready: () => void) {
    this.#ready = ready;
  }

  get waiting(): number {
    return this.#queues.reduce((sum, queue) => sum + queue.size, this.#failed.size);
  }

  get failing(): number {
    return this.#failed.size;
  }

  /** Whether published pages wait for their first try. */
  get hasPages(): boolean {
    return this.#of("pages", "little").size > 0 || this.#of("pages", "published").size > 0;
  }

  /** Since when the one that waits longest does, of those that were published. */
  get publishedSince(): number | undefined {
    let oldest: number | undefined;
    for (const queue of [...this.#queues, this.#failed])
      for (const { published, since } of queue.values())
        if (published && (oldest === undefined || since < oldest)) oldest = since;
    return oldest;
  }

  /** @returns whether it was not there already. */
  add(address: string, group: Group, since: number, published: boolean): boolean {
    // It is as urgent as can be, since before.
    if (this.#of(group, "little").has(address) || this.#of(group, "published").has(address)) return false;
    const [failed, checked] = [this.#of(group, "failed"), this.#of(group, "checked")];
    const known = this.#failed.get(address) ?? failed.get(address) ?? checked.get(address);
    const stale = {
      address,
      group,
      since: known?.published ? Math.min(known.since, since) : since,
      published: published || (known?.published ?? false),
      failures: known?.failures ?? 0,
    };
    for (const queue of [this.#failed, failed, checked]) queue.delete(address);
    this.#of(group, stale.published ? "published" : "checked").set(address, stale);
    return !known;
  }

  /** What was published of this address touched little else. */
  hurry(address: string, group: Group): void {
    const stale = this.#of(group, "published").get(address);
    if (!stale) return;
    this.#of(group, "published").delete(address);
    this.#of(group, "little").set(address, stale);
  }

  /** Whether a publication of this address waits for its first try. */
  hasPublished(address: string): boolean {
    const stale = this.#queued(address);
    return stale?.failures === 0 && stale.published;
  }

  /** Whether this address waits for its first try. */
  isDue(address: string): boolean {
    return this.#queued(address)?.failures === 0;
  }

  hasFailed(address: string): boolean {
    return this.#failed.has(address);
  }

  /** Those that wait since they failed over what has one of these tags. */
  failedOver(tags: readonly string[]): string[] {
    const failed = [...this.#failed.values()];
    return failed
      .filter((stale) => stale.tags?.some((tag) => tags.includes(tag)))
      .map((stale) => stale.address);
  }

  /** Whether an address that waits has failed before. */
  isFailing(address: string): boolean {
    return this.#failed.has(address) || (this.#queued(address)?.failures ?? 0) > 0;
  }

  /** A visitor waits for this address: if it is to be made, it is made first. */
  want(address: string): void {
    if (this.#queued(address)) this.#wanted.add(address);
  }

  /** The next one that somebody waits for and that `may` be made now, taken out of the queue. */
  takeWanted(may: (stale: Stale) => boolean): Stale | undefined {
    for (const address of this.#wanted) {
      const taken = this.takeThis(address, may);
      if (!taken && this.#queued(address)) continue;
      this.#wanted.delete(address);
      if (taken) return taken;
    }
    return undefined;
  }

  /** The next one that `may` be made now, taken out of the queue. @param held what is to wait, in groups. */
  take(may: (stale: Stale) => boolean, held: readonly Group[] = []): Stale | undefined {
    for (const [at, queue] of this.#queues.entries()) {
      if (held.includes(groups[at % groups.length]!)) continue;
      for (const stale of queue.values())
        if (may(stale)) {
          queue.delete(stale.address);
          return stale;
        }
    }
    return undefined;
  }

  /** This one, taken out of the queue, if it waits there and `may` be made now. */
  takeThis(address: string, may: (stale: Stale) => boolean): Stale | undefined {
    const stale = this.#queued(address);
    if (!stale || !may(stale)) return undefined;
    for (const queue of this.#queues) queue.delete(address);
    return stale;
  }

  /** Has it tried again later, the later the more often it failed. @returns how often it did. */
  failed(stale: Stale, tags: readonly string[]): number {
    const { address, group, since, published } = stale;
    const failures = stale.failures + 1;
    if (this.#queued(address)) {
      // What was heard of meanwhile has it tried at once; what failed was published before.
      if (published) {
        this.drop(address);
        this.add(address, group, since, true);
      }
      return failures;
    }
    const known = { ...stale, failures, tags };
    this.#failed.set(address, known);
    setTimeout(() => {
      // It may have been published, made or taken away meanwhile.
      if (this.#failed.get(address) !== known) return;
      this.#failed.delete(address);
      this.#of(group, published ? "failed" : "checked").set(address, known);
      this.#ready();
    }, delayAfter(failures)).unref();
    return failures;
  }

  drop(address: string): void {
    this.#failed.delete(address);
    for (const queue of this.#queues) queue.delete(address);
  }

  /** An address stands in one queue. */
  #queued(address: string): Stale | undefined {
    return this.#queues.find((queue) => queue.has(address))?.get(address);
  }

  #of(group: Group, urgency: Urgency): Map<string, Stale> {
    return this.#queues[urgencies.indexOf(urgency) * groups.length + groups.indexOf(group)]!;
  }
}
