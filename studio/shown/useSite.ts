import { useCallback, useSyncExternalStore } from "react";

import { type Followed, followSite, knownOf } from "./followSite.ts";

/**
 * What the site says of a document: asked once, and while its publication is on its way.
 * @param rev the published revision; undefined for none.
 */
export function useSite(id: string, rev: string | undefined): Followed {
  const subscribe = useCallback((tell: () => void) => followSite(id, rev, tell), [id, rev]);
  return useSyncExternalStore(subscribe, () => knownOf(id));
}
