import { setTimeout as wait } from "node:timers/promises";

import { encodings } from "./encodings.ts";
import type { Tasks } from "./tasks.ts";
import type { Tree } from "./Tree.ts";

type Source = {
  tasks: Pick<Tasks, "shrink">;
  tree: Tree;
  /** Whether there is more urgent work. */
  busy: () => boolean;
  /** How long an answer has stood before it is worth the time, in milliseconds. */
  rest?: number;
};

const pause = 250;

/** Compresses again what was compressed in haste, once it has stood for a while: what changes often is spared it. */
export class Shrinker {
  readonly #source: Required<Source>;
  /** When each answer was put, by a clock that nobody sets, the oldest first. */
  readonly #put = new Map<string, number>();
  #working = false;
  #closed = false;

  constructor(source: Source) {
    this.#source = { rest: 60_000, ...source };
    for (const address of source.tree.addresses) this.note(address);
  }

  /** An answer has taken its place. */
  note(address: string): void {
    this.#put.delete(address);
    if (!this.#source.tree.get(address)?.hasty) return;
    this.#put.set(address, performance.now());
    void this.#work();
  }

  close(): void {
    this.#closed = true;
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    await wait(pause, undefined, { ref: false });
    const { busy, rest } = this.#source;
    for (let [next] = this.#put; next && !this.#closed; [next] = this.#put) {
      const [address, since] = next;
      if (busy() || performance.now() - since < rest) await wait(pause, undefined, { ref: false });
      else {
        this.#put.delete(address);
        await this.#shrink(address).catch((error: unknown) => console.error(`${address}: ${String(error)}`));
      }
    }
    this.#working = false;
  }

  async #shrink(address: string): Promise<void> {
    const { tree, tasks } = this.#source;
    const kept = tree.get(address);
    if (!kept?.hasty) return;
    const destination = tree.newFile();
    try {
      const done = await tasks.shrink({ file: tree.fileOf(address), etag: kept.etag, destination });
      // A newer answer may have taken its place meanwhile.
      const now = tree.get(address);
      if (done && now?.etag === kept.etag)
        await tree.put(address, { ...now, hasty: false, forms: Object.values(encodings) }, destination);
    } finally {
      // Whatever took no place, also on a full disk.
      tree.discard(destination);
    }
  }
}
