type Ways = {
  /** The clock was put back: what holds until some moment may have been made after it. */
  putBack: (now: number) => void;
  /** At each look at the clock: what holds no longer. */
  looked: (due: string[], now: number) => void;
};

/** How far a clock is set right in passing, in milliseconds: what pages say of the time they say to the minute. */
const setRight = 60_000;

/**
 * Until when answers hold that change without a publication, in milliseconds since 1970. The wall clock is looked at each
 * second: a suspended laptop and a clock put forward or back are noticed.
 */
export class Expiry {
  readonly #ways: Ways;
  readonly #ends = new Map<string, number>();
  readonly #clock: NodeJS.Timeout;
  /** What the clock said last. */
  #now: number;

  /** @param last what the clock said when something was last kept, in milliseconds since 1970. */
  constructor(ways: Ways, last: number) {
    this.#ways = ways;
    this.#now = Math.max(last, Date.now());
    this.#clock = setInterval(() => this.#look(), 1_000);
    this.#clock.unref();
  }

  /** Infinity for one that holds for ever. */
  note(address: string, end: number): void {
    if (Number.isFinite(end)) this.#ends.set(address, end);
    else this.#ends.delete(address);
  }

  drop(address: string): void {
    this.#ends.delete(address);
  }

  close(): void {
    clearInterval(this.#clock);
  }

  #look(): void {
    const now = Date.now();
    if (now < this.#now - setRight) this.#ways.putBack(now);
    this.#now = now;
    this.#ways.looked(this.#takeDue(now), now);
  }

  #takeDue(now: number): string[] {
    const due = [...this.#ends].flatMap(([address, end]) => (end <= now ? [address] : []));
    for (const address of due) this.#ends.delete(address);
    return due;
  }
}
