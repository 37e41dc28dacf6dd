declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

/** On a laptop no instance ends by itself. */
export const isHosted = typeof EdgeRuntime !== "undefined";

/** What goes on behind an answer: a hosted instance that is to end waits for it. */
export function inBackground(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work.catch(() => {}));
}
