import { setTimeout as wait } from "node:timers/promises";

import { delayAfter } from "./RenderQueue.ts";
import type { Listed } from "./task.ts";
import type { Tasks } from "./tasks.ts";

export type Lists = NonNullable<Listed["groups"]>;

/** The list of the site's addresses, asked for again when it may have changed. */
export class AddressList {
  readonly #tasks: Tasks;
  #hash: string | undefined;
  #tags: readonly string[] = [];
  #until = Infinity;
  #failures = 0;
  #stale = true;
  #running = false;
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

  /** It may have changed. */
  spoil(): void {
    this.#stale = true;
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

  /** The addresses there are now; undefined when they are those of last time, or cannot be read. */
  async renew(lastEvent: string | undefined): Promise<Lists | undefined> {
    this.#running = true;
    this.#stale = false;
    try {
      const { hash, tags, until, groups } = await this.#tasks.list({ lastEvent, known: this.#hash });
      // A lake in trouble may say that it has no page; a site has its first one.
      if (groups && !groups.pages.includes("/")) throw new Error("The lake has no first page.");
      this.#hash = hash;
      this.#tags = tags;
      this.#until = until;
      this.#failures = 0;
      // What was published meanwhile made it stale again.
      if (!this.#stale) this.behindSince = undefined;
      return groups;
    } catch (error) {
      if (this.#failures++ === 0) console.error(`La liste des pages ne se lit pas (${String(error)}).`);
      await wait(delayAfter(this.#failures), undefined, { ref: false });
      this.#stale = true;
      return undefined;
    } finally {
      this.#running = false;
    }
  }
}
