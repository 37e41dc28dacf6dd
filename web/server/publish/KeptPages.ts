import { LRUCache } from "lru-cache";

import type { Group } from "./RenderQueue.ts";

/** What is known of an answer that is kept. */
export type Kept = {
  /** The hash of its body. */
  etag: string;
  /** The hash of what it was made from. */
  digest?: string | undefined;
  /** That of the body it replaced, which a kill may have left in one form or another. */
  previous?: string | undefined;
  /** The sync tags it was made from. */
  tags: readonly string[];
  /** When it changes without a publication, in milliseconds since 1970. */
  until: number;
  /** What it is made with. */
  group: Group;
  /** The suffixes of its files. */
  forms: readonly string[];
  /** Whether it could be compressed to less, given time. */
  hasty?: boolean | undefined;
  /** The addresses of the pictures it names. */
  pictures: readonly string[];
  /** What was looked for in the query of its address; any name may be where that is not known. */
  names?: readonly string[] | undefined;
};

/** What so many are made from, nearly all may be: they are looked for when it is asked, and take no memory until then. */
const many = 1_000;

/** What is known of each answer. */
export class KeptPages {
  readonly #pages = new Map<string, Kept>();
  readonly #byTag = new Map<string, Set<string> | "many">();

  constructor(pages: Iterable<[address: string, kept: Kept]>) {
    for (const [address, kept] of pages) this.#hold(address, kept);
  }

  get(address: string): Kept | undefined {
    return this.#pages.get(address);
  }

  get size(): number {
    return this.#pages.size;
  }

  addresses(): Iterable<string> {
    return this.#pages.keys();
  }

  /** Each once, also while others come and go. */
  *madeFrom(tags: Iterable<string>): Iterable<string> {
    const seen = new Set<string>();
    for (const address of this.#madeFrom([...tags])) {
      if (seen.has(address)) continue;
      seen.add(address);
      yield address;
    }
  }

  set(address: string, kept: Kept): void {
    const before = this.#pages.get(address)?.tags ?? [];
    this.#hold(address, kept);
    this.#release(address, before, new Set(kept.tags));
  }

  delete(address: string): void {
    this.#release(address, this.#pages.get(address)?.tags ?? []);
    this.#pages.delete(address);
  }

  *#madeFrom(tags: readonly string[]): Iterable<string> {
    const known = tags.map((tag) => [tag, this.#byTag.get(tag) ?? []] as const);
    for (const [, addresses] of known) if (addresses !== "many") yield* addresses;
    const common = known.flatMap(([tag, addresses]) => (addresses === "many" ? [tag] : []));
    if (common.length === 0) return;
    for (const [address, { tags: own }] of this.#pages)
      if (common.some((tag) => own.includes(tag))) yield address;
  }

  #hold(address: string, kept: Kept): void {
    const { tags, pictures, forms, names, ...rest } = kept;
    const held = {
      ...rest,
      tags: sharedTags(tags),
      pictures: pictures.map(shared),
      forms: sharedList(forms),
      names: names && sharedList(names),
    };
    this.#pages.set(address, held);
    for (const tag of held.tags) {
      const addresses = this.#byTag.get(tag) ?? new Set();
      if (addresses === "many") continue;
      addresses.add(address);
      this.#byTag.set(tag, addresses.size > many ? "many" : addresses);
    }
  }

  #release(address: string, tags: readonly string[], but: ReadonlySet<string> = new Set()): void {
    for (const tag of tags) {
      if (but.has(tag)) continue;
      const addresses = this.#byTag.get(tag);
      if (addresses === undefined || addresses === "many") continue;
      addresses.delete(address);
      if (addresses.size === 0) this.#byTag.delete(tag);
    }
  }
}

/** Many pages have the same tags and pictures: each text is held once, of those that came last. */
const texts = new LRUCache<string, string>({ max: 10_000 });
/** Nearly all have the same few lists of forms, and of names. */
const lists = new LRUCache<string, readonly string[]>({ max: 100 });

function shared(text: string): string {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, text);
  return known ?? text;
}

/** A page and its Markdown, made together, have the same. */
let lastTags: readonly string[] = [];

function sharedTags(tags: readonly string[]): readonly string[] {
  const isSame = tags.length === lastTags.length && tags.every((tag, at) => tag === lastTags[at]);
  return (lastTags = isSame ? lastTags : tags.map(shared));
}

function sharedList(list: readonly string[]): readonly string[] {
  const key = JSON.stringify(list);
  const known = lists.get(key) ?? list.map(shared);
  lists.set(key, known);
  return known;
}
