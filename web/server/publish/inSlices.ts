import { setImmediate as pause } from "node:timers/promises";

/** How long nothing else is done, in milliseconds. */
const longest = 5;

/** Does what is quickly done with each of very many, and lets requests in between. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < longest) continue;
    await pause();
    begun = performance.now();
  }
}
