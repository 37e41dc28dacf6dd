import { useEffect } from "react";

import { useListened } from "./useListened.ts";

const key = "school name";

/**
 * What the Studio is called: as the school is, by what « Réglages » said when this browser last read it, for the Studio wants its
 * title before it reads anything. Node, which reads its configuration too, keeps none.
 */
export const schoolName = (): string =>
  (typeof localStorage === "undefined" ? null : localStorage.getItem(key)) ?? "Studio";

/** Keeps the name for the next time the Studio is opened. */
export function useSchoolName(): void {
  const { found } = useListened<string | null>('*[_id == "settings"][0].name', {}, "published");
  useEffect(() => {
    if (found) localStorage.setItem(key, found);
  }, [found]);
}
