import { useMemo } from "react";
import { useSchema } from "sanity";

import { useListened } from "../desk/useListened.ts";
import { entriesOf } from "./entries.ts";
import { plannedTypes } from "./plannedTypes.ts";
import { plannedGroq, queryOf } from "./query.ts";

/** What stands in the calendar, kept up to date as staff write. */
export function usePlanned() {
  const schema = useSchema();
  const types = useMemo(() => plannedTypes(schema), [schema]);
  const query = useMemo(() => ({ fetch: queryOf(types), listen: plannedGroq(types) }), [types]);
  const { found, error } = useListened<Parameters<typeof entriesOf>[0]>(query, {}, "raw");
  const entries = useMemo(() => found && entriesOf(found, types), [found, types]);
  return { entries, error };
}
