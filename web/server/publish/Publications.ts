/** What stands for the list of addresses among those that wait. */
export const theList = "the list";

/**
 * Addresses that do not show what was published yet: what is made after `number` publications were heard of does. More
 * are added while it is open.
 */
export type Waiting = { number: number; addresses: Set<string>; open: boolean };

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

const most = 500;

/** The last publications, and which addresses do not show them yet. */
export class Publications {
  readonly #noted: Noted[] = [];
  readonly #open = new Set<Noted>();
  readonly #waiting = new Set<Waiting>();
  #listing: Waiting | undefined;
  #count = 0;
  /** From when on every publication that was heard of is known, in milliseconds since 1970. */
  knownSince = Date.now();

  /** How many were heard of: what begins to be made now shows these. */
  get count(): number {
    return this.#count;
  }

  /** Something with these tags was published. @returns what does not show it yet, to be added to until it is `told`. */
  heard(tags: readonly string[] | undefined): Waiting {
    const waiting = this.#begin(++this.#count);
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

  /** No more is added. */
  told(waiting: Waiting): void {
    waiting.open = false;
    this.#close(waiting);
  }

  /** The first `count` are shown at an address, or there is nothing any more. */
  made(address: string, count: number): void {
    for (const waiting of this.#waiting)
      if (waiting.number <= count && waiting.addresses.delete(address)) this.#close(waiting);
  }

  /** The list is read. @returns what it brings, which all that waits for the list waits for too: it is added, then `told`. */
  listing(): Waiting {
    const listing = this.#listing?.open ? this.#listing : this.#begin(this.#count);
    this.#listing = listing;
    listing.number = this.#count;
    for (const { waiting } of this.#open)
      if ([...waiting].some(({ addresses }) => addresses.has(theList))) waiting.add(listing);
    return listing;
  }

  /** The last one that any of these tags announced. */
  last(tags: readonly string[]): Publication | undefined {
    const found = this.#noted.findLast(
      ({ tags: announced }) => !announced || tags.some((tag) => announced.has(tag)),
    );
    return found && { ...found, waiting: allOf(found.waiting) };
  }

  #begin(number: number): Waiting {
    const waiting = { number, addresses: new Set<string>(), open: true };
    this.#waiting.add(waiting);
    return waiting;
  }

  /** Where nothing waits any more, the publications that waited for nothing else are shown. */
  #close(waiting: Waiting): void {
    if (waiting.open || waiting.addresses.size > 0) return;
    this.#waiting.delete(waiting);
    for (const publication of this.#open) {
      if (!publication.waiting.delete(waiting) || publication.waiting.size > 0) continue;
      publication.shown = Date.now();
      this.#open.delete(publication);
    }
  }
}

function allOf(waiting: ReadonlySet<Waiting>): ReadonlySet<string> {
  const [first, ...others] = waiting;
  if (others.length === 0) return first?.addresses ?? new Set();
  return new Set([...waiting].flatMap(({ addresses }) => [...addresses]));
}
