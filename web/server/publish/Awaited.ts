/** How long who asks waits for what was just published, in milliseconds: another site keeps the picture it is given. */
const patience = { visitor: 1_000, site: 10_000 };

/** How long after somebody waited others may, in milliseconds. */
const lively = 1_000;

/** Addresses that visitors wait for, to see what was published of them. */
export class Awaited {
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();
  /** What came too late once is not waited for again until it is made: the last form is better than none. */
  readonly #late = new Set<string>();
  /** When somebody last waited, of the clock that only runs forward. */
  #last = -Infinity;

  get size(): number {
    return this.#waiting.size;
  }

  /** Whether somebody waits, or did a moment ago. */
  get isLively(): boolean {
    return this.size > 0 || performance.now() - this.#last < lively;
  }

  has(address: string): boolean {
    return this.#waiting.has(address);
  }

  isLate(address: string): boolean {
    return this.#late.has(address);
  }

  /** Settles once it is made, or patience is at its end. */
  wait(address: string, who: keyof typeof patience): Promise<void> {
    const known = this.#waiting.get(address);
    if (known) return known.promise;
    const waiting = Promise.withResolvers<void>();
    this.#waiting.set(address, waiting);
    setTimeout(() => {
      if (this.#waiting.get(address) !== waiting) return;
      this.#late.add(address);
      this.#letGo(address);
    }, patience[who]).unref();
    return waiting.promise;
  }

  /** It shows what was published. */
  made(address: string): void {
    this.#late.delete(address);
    this.#letGo(address);
  }

  #letGo(address: string): void {
    if (this.#waiting.has(address)) this.#last = performance.now();
    this.#waiting.get(address)?.resolve();
    this.#waiting.delete(address);
  }
}
