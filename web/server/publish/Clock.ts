/** The time of a task, in milliseconds: it counts while the task waits for its turn, and once more from its beginning. */
export class Clock {
  readonly #over = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(patience: number) {
    this.#timer = setTimeout(() => this.#over.abort(), patience).unref();
  }

  /** Once it is over. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  again(): void {
    this.#timer.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
