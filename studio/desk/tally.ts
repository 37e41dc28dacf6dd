import { useSyncExternalStore } from "react";

/** What is so at the moment, and how many these are. */
export class Tally<One> {
  readonly #all = new Set<One>();
  readonly #listeners = new Set<() => void>();

  has = (one: One) => this.#all.has(one);

  mark(one: One, isSo: boolean): void {
    if (isSo === this.#all.has(one)) return;
    if (isSo) this.#all.add(one);
    else this.#all.delete(one);
    this.#tell();
  }

  clear = (): void => {
    this.#all.clear();
    this.#tell();
  };

  useSize = () => useSyncExternalStore(this.#subscribe, this.#size);

  #size = () => this.#all.size;

  #tell() {
    for (const tell of this.#listeners) tell();
  }

  #subscribe = (tell: () => void) => {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  };
}
