const every = 2_000;

/** Says in the log, every two seconds, how many of the addresses that may have changed are known to be true. */
export class Progress {
  #work: { done: number; total: number; said: number } | undefined;

  /** There is so much to do, unless it was begun before. */
  begin(total: number): void {
    this.#work ??= { done: 0, total, said: Date.now() };
  }

  more(): void {
    if (this.#work) this.#work.total++;
  }

  done(): void {
    if (!this.#work) return;
    const done = ++this.#work.done;
    const now = Date.now();
    if (now - this.#work.said < every) return;
    this.#work.said = now;
    console.log(`${done} de ${Math.max(this.#work.total, done)} adresses vérifiées…`);
  }

  end(): void {
    this.#work = undefined;
  }
}
