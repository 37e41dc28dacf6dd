import { LRUCache } from "lru-cache";

import { homeOf } from "../visitorAddress.ts";

/** So many at once, and then so many a second. */
type Limit = { atOnce: number; perSecond: number };

/** What a class behind one address does not meet, nor all visitors together. */
const limits = {
  lake: { ofHome: { atOnce: 1_000, perSecond: 2 }, ofAll: { atOnce: 3_000, perSecond: 20 } },
  /** Those of the lake's CDN that no file holds: a page shows many. */
  pictures: { ofHome: { atOnce: 2_000, perSecond: 20 }, ofAll: { atOnce: 6_000, perSecond: 200 } },
} satisfies Record<string, Record<string, Limit>>;

export type Rated = keyof typeof limits;

const mostHomes = 10_000;

/** How often strangers may have the lake asked, whose answers are counted, by the second and by the month. */
export class Rate {
  readonly #ofHome: Limit;
  readonly #all: Bucket;
  readonly #homes = new LRUCache<string, Bucket>({ max: mostHomes });

  constructor(rated: Rated) {
    const { ofHome, ofAll } = limits[rated];
    this.#ofHome = ofHome;
    this.#all = new Bucket(ofAll);
  }

  /** Whether who comes from an address may once more. */
  admits(address: string): boolean {
    const home = homeOf(address);
    const bucket = this.#homes.get(home) ?? new Bucket(this.#ofHome);
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
