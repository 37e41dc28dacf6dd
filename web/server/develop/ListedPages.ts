type Listed = { group: "pages" | "files"; etag: string; tags: readonly string[] | undefined };

/** The addresses of the site, each with a mark that is another once something of it may have been published. */
export class ListedPages {
  readonly #pages = new Map<string, Listed>();
  /** How often any may have changed. */
  changes = 0;

  get(address: string): Listed | undefined {
    return this.#pages.get(address);
  }

  get addresses(): Iterable<string> {
    return this.#pages.keys();
  }

  *madeFrom(tags: readonly string[]): Iterable<string> {
    for (const [address, page] of this.#pages) if (page.tags && isOf(page.tags, tags)) yield address;
  }

  /** These are all there are. */
  list(groups: Record<Listed["group"], string[]>): void {
    const listed = new Set(Object.values(groups).flat());
    for (const address of this.#pages.keys()) if (!listed.has(address)) this.#pages.delete(address);
    for (const group of ["pages", "files"] as const)
      for (const address of groups[group])
        if (!this.#pages.has(address)) this.#pages.set(address, { group, etag: "", tags: undefined });
    this.changes++;
  }

  /** An address is made from what has these tags. */
  madeOf(address: string, tags: readonly string[]): void {
    const page = this.#pages.get(address);
    if (page) page.tags = tags;
  }

  /** Something was published. @param tags of what; undefined for anything. */
  published(tags: readonly string[] | undefined): void {
    this.changes++;
    for (const page of this.#pages.values())
      if (!tags || !page.tags || isOf(page.tags, tags)) page.etag = String(this.changes);
  }
}

const isOf = (own: readonly string[], tags: readonly string[]) => own.some((tag) => tags.includes(tag));
