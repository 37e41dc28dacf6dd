import { setTimeout as wait } from "node:timers/promises";

import { hasFile } from "./fileOf.ts";
import { inSlices } from "./inSlices.ts";
import { reasonOf } from "./reasonOf.ts";
import { delayAfter, type Group } from "./RenderQueue.ts";
import type { ListChange } from "./task.ts";
import type { Tasks } from "./tasks.ts";

/** What comes of a change of the list. */
type Ways = {
  /** The list names it: it is new, or was there before. */
  named: (address: string, group: Group) => void;
  /** The list names it no longer. */
  gone: (address: string) => void;
};

/** What there is to be: what was built, and the lake's list of addresses, asked for again when it may have changed. */
export class Listing {
  readonly #tasks: Tasks;
  readonly #groups = new Map<string, Group>();
  #hash: string | undefined;
  #tags: readonly string[] = [];
  #until = Infinity;
  #failures = 0;
  #stale = true;
  #running = false;
  /** Whether it is to be asked for before all that waits. */
  pressing = false;
  /** When something was published that may have changed it, in milliseconds since 1970. */
  behindSince: number | undefined;

  constructor(tasks: Tasks) {
    this.#tasks = tasks;
  }

  /** What an address is made with; undefined where there is to be none. */
  groupOf(address: string): Group | undefined {
    return this.#groups.get(address);
  }

  get addresses(): Iterable<string> {
    return this.#groups.keys();
  }

  /** It is to be, until the list leaves it out; what was built, whatever the list says. */
  set(address: string, group: Group): void {
    this.#groups.set(address, group);
  }

  delete(address: string): void {
    this.#groups.delete(address);
  }

  /** Whether the list is to be asked for, and nobody does. */
  get due(): boolean {
    return this.#stale && !this.#running;
  }

  /** Whether the list says what there is. */
  get current(): boolean {
    return !this.#stale && !this.#running;
  }

  get failing(): boolean {
    return this.#failures > 0;
  }

  /** It may have changed; something says that it has, where it is `pressing`. */
  spoil(pressing = false): void {
    this.#stale = true;
    this.pressing ||= pressing;
  }

  /** It holds no longer than it said. */
  expire(now: number): boolean {
    if (now < this.#until) return false;
    this.#until = Infinity;
    this.spoil();
    return true;
  }

  /** Something with these tags was published at `now`. */
  published(tags: readonly string[], now: number): void {
    if (!this.#running && !tags.some((tag) => this.#tags.includes(tag))) return;
    this.#stale = true;
    this.behindSince ??= now;
  }

  /** Takes up how the list has changed since last time. It is current once that is done. */
  async renew(lastEvent: string | undefined, ways: Ways): Promise<void> {
    this.#running = true;
    this.#stale = false;
    this.pressing = false;
    try {
      const { hash, tags, until, change } = await this.#tasks.list({ lastEvent, known: this.#hash });
      if (change) {
        assertFirstPage(change);
        await this.#takeUp(change, ways);
      }
      this.#hash = hash;
      this.#tags = tags;
      this.#until = until;
      this.#failures = 0;
      // What was published meanwhile made it stale again.
      if (!this.#stale) this.behindSince = undefined;
    } catch (error) {
      if (this.#failures++ === 0) console.error(`La liste des pages ne se lit pas (${reasonOf(error)}).`);
      await wait(delayAfter(this.#failures), undefined, { ref: false });
      this.#stale = true;
    } finally {
      this.#running = false;
    }
  }

  async #takeUp({ added, removed }: ListChange, { named, gone }: Ways): Promise<void> {
    await inSlices(removed ?? this.#notIn(new Set(Object.values(added).flat())), (address) => {
      this.#groups.delete(address);
      gone(address);
    });
    for (const group of ["pages", "files", "pictures"] as const)
      await inSlices(added[group], (address) => {
        if (!hasFile(address)) return console.error(`« ${address} » ne peut pas être une adresse du site.`);
        this.#groups.set(address, group);
        named(address, group);
      });
  }

  #notIn(named: ReadonlySet<string>): string[] {
    const listed = [...this.#groups].filter(([, group]) => group !== "built");
    return listed.map(([address]) => address).filter((address) => !named.has(address));
  }
}

/** A lake in trouble may say that it has no page; a site has its first one. */
function assertFirstPage({ added, removed }: ListChange): void {
  const has = removed ? !removed.includes("/") : added.pages.includes("/");
  if (!has) throw new Error("The lake has no first page.");
}
