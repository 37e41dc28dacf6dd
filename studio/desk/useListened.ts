import type { ClientPerspective, QueryParams } from "@sanity/client";
import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";

import { apiVersion } from "../apiVersion.ts";

type Query = string | { fetch: string; listen: string };

/** What a query finds, kept up to date as staff write; or why it cannot be read. */
export function useListened<Found>(query: Query, params: QueryParams, perspective: ClientPerspective) {
  const { listenQuery } = useDocumentStore();
  const [known, setKnown] = useState<{ found?: Found; error?: Error }>({});
  const asked = JSON.stringify([query, params]);
  useEffect(() => {
    const [query, params] = JSON.parse(asked) as [Query, QueryParams];
    const options = { apiVersion, perspective, throttleTime: 500 };
    const subscription = listenQuery(query, params, options).subscribe({
      next: (found: Found) => setKnown({ found }),
      error: (error: Error) => setKnown({ error }),
    });
    return () => subscription.unsubscribe();
  }, [listenQuery, asked, perspective]);
  return known;
}
