/** The same address, which notes the names that are looked for in its query. */
export class NotedUrl extends URL {
  readonly #names: Set<string>;

  constructor(url: URL, names: Set<string>) {
    super(url);
    this.#names = names;
  }

  override get searchParams(): URLSearchParams {
    return new NotedParams(this.search, this.#names);
  }
}

class NotedParams extends URLSearchParams {
  readonly #names: Set<string>;

  constructor(search: string, names: Set<string>) {
    super(search);
    this.#names = names;
  }

  override get(name: string): string | null {
    this.#names.add(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.#names.add(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.#names.add(name);
    return super.has(name, value);
  }
}
