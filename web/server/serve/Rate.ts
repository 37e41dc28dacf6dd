import { LRUCache } from "lru-cache";

import { homeOf } from "../visitorAddress.ts";

/** So many at once, and then so many a second. */
type Limit = { atOnce: number; perSecond: number };

/** What a class behind one address does not meet, nor all visitors together. */
const ofHome: Limit = { atOnce: 1_000, perSecond: 2 };
const ofAll: Limit = { atOnce: 3_000, perSecond: 20 };
const mostHomes = 10_000;

/** How often strangers may have the lake asked, whose answers are counted, by the second and by the month. */
export class Rate {
  readonly #all = new Bucket(ofAll);
  readonly #homes = new LRUCache<string, Bucket>({ max: mostHomes });

  /** Whether who comes from an address may once more. */
  admits(address: string): boolean {
    const home = homeOf(address);
    const bucket = this.#homes.get(home) ?? new Bucket(ofHome);
    this.#homes.set(home, bucket);
    return bucket.take() && this.#all.take();
  }
}

/** A token bucket. */
class Bucket {
  readonly #limit: Limit;
  #left: number;
  #filledAt = performance.now();

  constructor(limit: Limit) {
    this.#limit = limit;
    this.#left = limit.atOnce;
  }

  take(): boolean {
    const now = performance.now();
    const { atOnce, perSecond } = this.#limit;
    this.#left = Math.min(atOnce, this.#left + ((now - this.#filledAt) / 1_000) * perSecond);
    this.#filledAt = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
