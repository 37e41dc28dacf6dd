import { useEffect, useState } from "react";
import { combineLatest, type Observable } from "rxjs";
import { useDocumentStore } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { monthsOnlineQuery, type Years, yearsQuery, yearTypes } from "./toRenew.ts";

/** What the school year stands on, drafts in place of what they will replace, kept up to date as staff write. */
export function useYears(): { years?: Years; error?: Error } {
  const { listenQuery } = useDocumentStore();
  const [found, setFound] = useState<{ years?: Years; error?: Error }>({});
  useEffect(() => {
    const options = { apiVersion, perspective: "drafts" as const, throttleTime: 1000 };
    const query = { fetch: yearsQuery, listen: "*[_type in $types]" };
    const written = listenQuery(query, { types: yearTypes }, options) as Observable<
      Omit<Years, "monthsOnline">
    >;
    const online = listenQuery(monthsOnlineQuery, {}, { ...options, perspective: "published" }) as Observable<
      string[]
    >;
    const subscription = combineLatest([written, online]).subscribe({
      next: ([years, monthsOnline]) => setFound({ years: { ...years, monthsOnline } }),
      error: (error: Error) => setFound({ error }),
    });
    return () => subscription.unsubscribe();
  }, [listenQuery]);
  return found;
}
