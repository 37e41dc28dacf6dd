import { useEffect, useMemo, useState } from "react";
import { useDocumentStore, useSchema } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { plannedTypes } from "./plannedTypes.ts";
import { plannedGroq, queryOf } from "./query.ts";

type Planned = { entries?: Entry[]; error?: Error };

/** What stands in the calendar, kept up to date as staff write. */
export function usePlanned(): Planned {
  const schema = useSchema();
  const types = useMemo(() => plannedTypes(schema), [schema]);
  const { listenQuery } = useDocumentStore();
  const [planned, setPlanned] = useState<Planned>({});
  useEffect(() => {
    const options = { apiVersion, perspective: "raw" as const, throttleTime: 500 };
    const query = { fetch: queryOf(types), listen: plannedGroq(types) };
    const subscription = listenQuery(query, {}, options).subscribe({
      next: (documents: Parameters<typeof entriesOf>[0]) =>
        setPlanned({ entries: entriesOf(documents, types) }),
      error: (error: Error) => setPlanned({ error }),
    });
    return () => subscription.unsubscribe();
  }, [listenQuery, types]);
  return planned;
}
