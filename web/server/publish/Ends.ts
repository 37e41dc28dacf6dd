/** Until when answers hold that change without a publication, in milliseconds since 1970. */
export class Ends {
  readonly #ends = new Map<string, number>();

  /** Infinity for one that holds for ever. */
  note(address: string, end: number): void {
    if (Number.isFinite(end)) this.#ends.set(address, end);
    else this.#ends.delete(address);
  }

  drop(address: string): void {
    this.#ends.delete(address);
  }

  /** Takes out those that hold no longer. */
  takeDue(now: number): string[] {
    const due = [...this.#ends].flatMap(([address, end]) => (end <= now ? [address] : []));
    for (const address of due) this.#ends.delete(address);
    return due;
  }
}
