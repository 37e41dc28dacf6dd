import { inSlices } from "./inSlices.ts";

/**
 * Tells very many addresses that they may have changed, and knows meanwhile what they are about to be told, and what was made
 * before they were.
 */
export class Telling {
  /** How many times very many are being told. */
  #count = 0;
  readonly #tags = new Set<string>();
  /** How many publications were heard of when what was made meanwhile was begun. */
  readonly #made = new Map<string, number>();

  /** How many are under way. */
  get size(): number {
    return this.#count;
  }

  /** Something with these tags was published, of which they are told. */
  announce(tags: readonly string[]): void {
    for (const tag of tags) this.#tags.add(tag);
  }

  /** Whether what was made from these tags was published, and may not be told yet. */
  isAnnounced(tags: readonly string[]): boolean {
    return this.#count > 0 && tags.some((tag) => this.#tags.has(tag));
  }

  /** An address shows so many publications. */
  made(address: string, publications: number): void {
    if (this.#count > 0) this.#made.set(address, publications);
  }

  /** Whether it was made meanwhile, and shows that many. */
  shows(address: string, publications: number): boolean {
    return (this.#made.get(address) ?? 0) >= publications;
  }

  async tell(addresses: Iterable<string>, told: (address: string) => void): Promise<void> {
    this.#count++;
    await inSlices(addresses, told);
    if (--this.#count > 0) return;
    this.#tags.clear();
    this.#made.clear();
  }
}
