import type { StackablePerspective } from "@sanity/client";

import { releaseOf } from "../releaseOf.ts";

/** Where to read the others that a document is held against: in its release what that publishes with it, else `others`. */
export function perspectiveOf(
  id: string | undefined,
  others: "published" | "drafts",
): StackablePerspective[] {
  const release = releaseOf(id);
  return release ? [release, others] : [others];
}
