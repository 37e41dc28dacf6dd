/** What stands for the list of addresses among those that wait. */
export const theList = "the list";

/**
 * How many addresses do not show what was published yet: what is made after `number` publications were heard of does. More
 * are added while it is open.
 */
export type Waiting = { number: number; left: number; open: boolean };

/** What an address does not show yet. Those that miss the same share one list: thousands miss each price. */
type Missing = readonly Waiting[];
const nothing: Missing = [];

/** What was heard of a publication: when, in milliseconds since 1970, and until when not all of the site showed it. */
export type Publication = {
  heard: number;
  shown: number | undefined;
  waiting: ReadonlySet<string>;
  /** Undefined where anything may have changed, at some time before. */
  tags: ReadonlySet<string> | undefined;
};

/** Those that wait for the list wait together for what it brings. */
type Noted = Omit<Publication, "waiting"> & { waiting: Set<Waiting> };

/** So many of the last are known. */
const most = 500;
/** Of each an address may miss what was published, and what the list brought of it. */
const mostMissing = 2 * most;

/** The last publications, and which addresses do not show them yet. */
export class Publications {
  readonly #noted: Noted[] = [];
  readonly #open = new Set<Noted>();
  /** What each address does not show yet, of the last publications. */
  readonly #missing = new Map<string, Missing>();
  /** Of what is open: the lists that it was added to, and what these became. */
  readonly #longer = new Map<Waiting, Map<Missing, Missing>>();
  #listing: Waiting | undefined;
  #count = 0;
  /** From when on every publication that was heard of is known, in milliseconds since 1970. */
  knownSince = Date.now();

  /** How many were heard of: what begins to be made now shows these. */
  get count(): number {
    return this.#count;
  }

  /** Something with these tags was published. @returns what does not show it yet, to be `added` to until it is `told`. */
  heard(tags: readonly string[] | undefined): Waiting {
    const waiting = begun(++this.#count);
    const publication: Noted = {
      tags: tags && new Set(tags),
      heard: Date.now(),
      shown: undefined,
      waiting: new Set([waiting]),
    };
    this.#noted.push(publication);
    this.#open.add(publication);
    if (this.#noted.length <= most) return waiting;
    const oldest = this.#noted.shift()!;
    this.#open.delete(oldest);
    this.knownSince = oldest.heard;
    return waiting;
  }

  /** An address does not show it yet. */
  added(waiting: Waiting, address: string): void {
    const missing = this.#missing.get(address) ?? nothing;
    if (missing.at(-1) === waiting) return;
    const known = this.#longer.get(waiting) ?? new Map<Missing, Missing>();
    const longer = known.get(missing) ?? [...missing, waiting].slice(-mostMissing);
    this.#longer.set(waiting, known.set(missing, longer));
    this.#missing.set(address, longer);
    waiting.left++;
  }

  /** No more is added. */
  told(waiting: Waiting): void {
    waiting.open = false;
    this.#longer.delete(waiting);
    this.#close(waiting);
  }

  /** The first `count` are shown at an address, or there is nothing any more. */
  made(address: string, count: number): void {
    const before = this.#missing.get(address) ?? nothing;
    const missing = before.filter(({ number }) => number > count);
    if (missing.length) this.#missing.set(address, missing);
    else this.#missing.delete(address);
    for (const waiting of before) {
      if (waiting.number > count) continue;
      waiting.left--;
      this.#close(waiting);
    }
  }

  /** The list is read. @returns what it brings, which all that waits for the list waits for too: it is added, then `told`. */
  listing(): Waiting {
    const listing = this.#listing?.open ? this.#listing : begun(this.#count);
    this.#listing = listing;
    listing.number = this.#count;
    const unlisted = this.#missing.get(theList) ?? nothing;
    for (const { waiting } of this.#open) if (unlisted.some((one) => waiting.has(one))) waiting.add(listing);
    return listing;
  }

  /** The last one that any of these tags announced. */
  last(tags: readonly string[]): Publication | undefined {
    const found = this.#noted.findLast(
      ({ tags: announced }) => !announced || tags.some((tag) => announced.has(tag)),
    );
    return found && { ...found, waiting: this.#addressesOf(found.waiting) };
  }

  /** When the oldest that was not announced was noticed, of those that not all of the site shows. */
  get missedSince(): number | undefined {
    return [...this.#open].find(({ tags }) => !tags)?.heard;
  }

  #addressesOf(waiting: ReadonlySet<Waiting>): ReadonlySet<string> {
    const waits = (missing: Missing) => missing.some((one) => waiting.has(one));
    return new Set([...this.#missing].flatMap(([address, missing]) => (waits(missing) ? [address] : [])));
  }

  /** Where nothing waits any more, the publications that waited for nothing else are shown. */
  #close(waiting: Waiting): void {
    if (waiting.open || waiting.left > 0) return;
    for (const publication of this.#open) {
      if (!publication.waiting.delete(waiting) || publication.waiting.size > 0) continue;
      publication.shown = Date.now();
      this.#open.delete(publication);
    }
  }
}

function begun(number: number): Waiting {
  return { number, left: 0, open: true };
}
