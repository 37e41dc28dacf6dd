import { useCallback, useSyncExternalStore } from "react";

import { expecting, siteOn } from "./followSite.ts";
import type { Followed } from "./SiteQuestion.ts";
import type { SiteAnswer } from "./siteAnswer.ts";

/**
 * What the site says of a document: asked once, and while its publication is on its way.
 * @param rev the published revision; undefined for none.
 */
export function useSite(id: string, rev: string | undefined): Followed<SiteAnswer> {
  const subscribe = useCallback((tell: () => void) => expecting(id, rev).follow(tell), [id, rev]);
  return useSyncExternalStore(subscribe, () => siteOn(id).known);
}
