import { setTimeout as wait } from "node:timers/promises";

import { reasonOf } from "./reasonOf.ts";
import { delayAfter } from "./RenderQueue.ts";
import type { ListChange } from "./task.ts";
import type { Tasks } from "./tasks.ts";

/** The list of the site's addresses, asked for again when it may have changed. */
export class AddressList {
  readonly #tasks: Tasks;
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

  /** Whether it is to be asked for, and nobody does. */
  get due(): boolean {
    return this.#stale && !this.#running;
  }

  /** Whether it says what there is. */
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

  /** Has `take` take up how it has changed since last time. It is current once that is done. */
  async renew(lastEvent: string | undefined, take: (change: ListChange) => Promise<void>): Promise<void> {
    this.#running = true;
    this.#stale = false;
    this.pressing = false;
    try {
      const { hash, tags, until, change } = await this.#tasks.list({ lastEvent, known: this.#hash });
      if (change) {
        assertFirstPage(change);
        await take(change);
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
}

/** A lake in trouble may say that it has no page; a site has its first one. */
function assertFirstPage({ added, removed }: ListChange): void {
  const has = removed ? !removed.includes("/") : added.pages.includes("/");
  if (!has) throw new Error("The lake has no first page.");
}
