import type { ClientPerspective, QueryParams } from "@sanity/client";
import { useEffect, useState } from "react";
import { useClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";

/** What a query finds when it is first shown; or that it could not be read. */
export function useFound<Found>(query: string, params: QueryParams, perspective: ClientPerspective) {
  const client = useClient({ apiVersion });
  const [known, setKnown] = useState<{ found?: Found; failed?: true }>({});
  const asked = JSON.stringify(params);
  useEffect(() => {
    let current = true;
    client
      .withConfig({ perspective })
      .fetch<Found>(query, JSON.parse(asked) as QueryParams)
      .then((found) => current && setKnown({ found }))
      .catch((error: unknown) => {
        console.error(error);
        if (current) setKnown({ failed: true });
      });
    return () => void (current = false);
  }, [client, query, asked, perspective]);
  return known;
}
