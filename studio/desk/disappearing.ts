import type { SanityClient } from "@sanity/client";
import type { SanityDocument } from "sanity";

/** Fills in « Disparaît le » of what is published, and of its draft, which would bring it back. */
export function disappearing(
  client: SanityClient,
  { published, draft }: { published: SanityDocument; draft: SanityDocument | null },
  now = new Date(),
) {
  const showUntil = now.toISOString();
  return [published, ...(draft ? [draft] : [])].reduce(
    (transaction, { _id }) => transaction.patch(_id, (patch) => patch.set({ showUntil })),
    client.transaction(),
  );
}
