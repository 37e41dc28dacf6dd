import { setTimeout as wait } from "node:timers/promises";

/** Longer than ten thousand articles take to be made. */
const patience = 20 * 60_000;

/**
 * Asks again and again, after a pause in milliseconds, until it is so.
 * @throws Error when it does not become so.
 */
export async function until(what: string, isSo: () => Promise<boolean>, pause: number): Promise<void> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > patience)
      throw new Error(`In ${patience / 60_000} minutes: not ${what}.`);
    await wait(pause);
  }
}
