/** What stands for the list of addresses among those that wait. */
export const theList = "the list";

/** Addresses that do not show a publication yet: what is made after `number` publications were heard of does. */
type Waiting = { number: number; addresses: Set<string> };

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

  /** Something with these tags was published, and is not yet shown at these addresses. */
  heard(tags: readonly string[] | undefined, addresses: Set<string>): void {
    const waiting = { number: ++this.#count, addresses };
    const publication: Noted = {
      tags: tags && new Set(tags),
      heard: Date.now(),
      shown: undefined,
      waiting: new Set([waiting]),
    };
    this.#waiting.add(waiting);
    this.#noted.push(publication);
    this.#open.add(publication);
    this.#closeShown(waiting);
    if (this.#noted.length <= most) return;
    const oldest = this.#noted.shift()!;
    this.#open.delete(oldest);
    this.knownSince = oldest.heard;
  }

  /** The first `count` are shown at an address, or there is nothing any more. */
  made(address: string, count: number): void {
    for (const waiting of this.#waiting)
      if (waiting.number <= count && waiting.addresses.delete(address)) this.#closeShown(waiting);
  }

  /** The list is read: what waits for it waits for what is added to this set too, once `theList` is made. */
  listing(): Set<string> {
    if (!this.#listing?.addresses.has(theList)) this.#listing = { number: 0, addresses: new Set([theList]) };
    const listing = this.#listing;
    listing.number = this.#count;
    this.#waiting.add(listing);
    for (const { waiting } of this.#open)
      if ([...waiting].some(({ addresses }) => addresses.has(theList))) waiting.add(listing);
    return listing.addresses;
  }

  /** The last one that any of these tags announced. */
  last(tags: readonly string[]): Publication | undefined {
    const found = this.#noted.findLast(
      ({ tags: announced }) => !announced || tags.some((tag) => announced.has(tag)),
    );
    return found && { ...found, waiting: allOf(found.waiting) };
  }

  /** Those that waited for nothing else are shown. */
  #closeShown(waiting: Waiting): void {
    if (waiting.addresses.size > 0) return;
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
