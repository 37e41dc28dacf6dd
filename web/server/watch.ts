import type { SanityClient } from "@sanity/client";

/** Publications that come within this time are one. */
const gathering = 25;

/**
 * Calls `onPublished` with the keys of what was published; with none after a lost connection, when
 * anything may have been. Calls never overlap: what comes during one is told in the next.
 */
export function watchPublished(client: SanityClient, onPublished: (keys?: ReadonlySet<string>) => Promise<void>) {
  let pending: Set<string> | "all" | undefined;
  let running = false;

  async function run() {
    running = true;
    while (pending) {
      await new Promise((resolve) => setTimeout(resolve, gathering));
      const keys = pending;
      pending = undefined;
      await onPublished(keys === "all" ? undefined : keys).catch((error) => {
        console.error(error);
        pending = "all";
        return new Promise((resolve) => setTimeout(resolve, 1_000));
      });
    }
    running = false;
  }

  function note(keys: string[] | "all") {
    pending = keys === "all" || pending === "all" ? "all" : new Set([...(pending ?? []), ...keys]);
    if (!running) void run();
  }

  let connectedBefore = false;
  const query = '*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))]';
  const subscription = client
    .listen(query, {}, { events: ["welcome", "mutation"], includePreviousRevision: true, visibility: "query" })
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
      error: (error) => console.error("The Content Lake's listener ended:", error),
    });
  return { close: () => subscription.unsubscribe(), all: () => note("all") };
}
