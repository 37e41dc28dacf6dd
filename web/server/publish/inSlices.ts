import { setImmediate as pause } from "node:timers/promises";

/** How long nothing else is done, in milliseconds, however much is done in slices side by side. */
const longest = 5;

/** When this turn of the event loop began to be spent on slices. */
let begun: number | undefined;

/** Does what is quickly done with each of very many, and lets requests in between. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  for (const item of items) {
    begun ??= beginTurn();
    work(item);
    if (performance.now() - begun >= longest) await pause();
  }
}

function beginTurn(): number {
  setImmediate(() => (begun = undefined));
  return performance.now();
}
