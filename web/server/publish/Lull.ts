/** A publication that comes this soon after another, in milliseconds, is one of many. */
const soon = 1_000;
/** For a pause among many is waited no longer, in milliseconds. */
const longest = 10_000;

/** Whether publications come one after the other: what is made of all of them waits for a pause, and is made once for many. */
export class Lull {
  readonly #ended: () => void;
  #last = -Infinity;
  /** Since when they come one after the other, in milliseconds since 1970. */
  #since: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param ended called when there is a pause, or none for long. */
  constructor(ended: () => void) {
    this.#ended = ended;
  }

  get isAwaited(): boolean {
    return this.#since !== undefined;
  }

  heard(now = Date.now()): void {
    if (now - this.#last < soon) this.#since ??= now;
    this.#last = now;
    if (this.#since === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), Math.min(soon, this.#since + longest - now)).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #end(): void {
    this.#since = undefined;
    this.#ended();
  }
}
