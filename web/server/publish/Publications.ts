/** What stands for the list of addresses among those that wait. */
export const theList = "the list";

/** What was heard of a publication: when, in milliseconds since 1970, and until when not all of the site showed it. */
export type Publication = {
  heard: number;
  shown: number | undefined;
  waiting: ReadonlySet<string>;
  /** Undefined where anything may have changed, at some time before. */
  tags: ReadonlySet<string> | undefined;
};

type Noted = Publication & { number: number; waiting: Set<string> };

const most = 500;

/** The last publications, and which addresses do not show them yet. */
export class Publications {
  readonly #noted: Noted[] = [];
  readonly #open = new Set<Noted>();
  #count = 0;
  /** From when on every publication that was heard of is known, in milliseconds since 1970. */
  knownSince = Date.now();

  /** How many were heard of: what begins to be made now shows these. */
  get count(): number {
    return this.#count;
  }

  /** Something with these tags was published, and is not yet shown at these addresses. */
  heard(tags: readonly string[] | undefined, waiting: Iterable<string>): void {
    const publication: Noted = {
      number: ++this.#count,
      tags: tags && new Set(tags),
      heard: Date.now(),
      shown: undefined,
      waiting: new Set(waiting),
    };
    this.#noted.push(publication);
    this.#open.add(publication);
    this.#close(publication);
    if (this.#noted.length <= most) return;
    const oldest = this.#noted.shift()!;
    this.#open.delete(oldest);
    this.knownSince = oldest.heard;
  }

  /** The first `count` are shown at an address, or there is nothing any more; `also` says what else they wait for. */
  made(address: string, count: number, also: readonly string[] = []): void {
    for (const publication of this.#open) {
      if (publication.number > count || !publication.waiting.delete(address)) continue;
      for (const one of also) publication.waiting.add(one);
      this.#close(publication);
    }
  }

  /** The last one that any of these tags announced. */
  last(tags: readonly string[]): Publication | undefined {
    return this.#noted.findLast(
      ({ tags: announced }) => !announced || tags.some((tag) => announced.has(tag)),
    );
  }

  #close(publication: Noted): void {
    if (publication.waiting.size > 0) return;
    publication.shown = Date.now();
    this.#open.delete(publication);
  }
}
