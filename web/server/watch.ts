import { setTimeout as wait } from "node:timers/promises";

import type { SanityClient } from "@sanity/client";

/** Publications that come within this time, in milliseconds, are one. */
const gathering = 25;
const beforeNextTry = 1_000;

const published = '*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))]';

/**
 * Calls `refresh` with the keys of what was published; with none after a lost connection, when
 * anything may have been. Calls never overlap: what comes during one is told in the next, and what
 * failed is tried again.
 */
export function watchPublished(client: SanityClient, refresh: (keys?: ReadonlySet<string>) => Promise<void>) {
  let pending: Set<string> | "all" | undefined;
  let running = false;
  let closed = false;

  async function run() {
    running = true;
    while (pending && !closed) {
      await wait(gathering);
      const keys = pending;
      pending = undefined;
      try {
        await refresh(keys === "all" ? undefined : keys);
      } catch (error) {
        console.error(`The pages could not be rendered again: ${String(error)}`);
        pending = "all";
        await wait(beforeNextTry);
      }
    }
    running = false;
  }

  function note(keys: string[] | "all") {
    pending = keys === "all" || pending === "all" ? "all" : new Set([...(pending ?? []), ...keys]);
    if (!running) void run();
  }

  let connectedBefore = false;
  const listening = client
    .listen(
      published,
      {},
      { events: ["welcome", "mutation"], includePreviousRevision: true, visibility: "query" },
    )
    .subscribe({
      next: (event) => {
        if (event.type === "welcome") {
          if (connectedBefore) note("all");
          connectedBefore = true;
        } else if (event.type === "mutation") {
          const type = event.result?._type ?? event.previous?._type;
          note([`id:${event.documentId}`, ...(type ? [`type:${type}`] : [])]);
        }
      },
      error: (error) => console.error(`The Content Lake's listener ended: ${String(error)}`),
    });

  return {
    /** Renders everything again, now and until it succeeds. */
    all: () => note("all"),
    close() {
      closed = true;
      listening.unsubscribe();
    },
  };
}
