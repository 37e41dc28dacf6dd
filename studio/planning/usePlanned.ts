import { useMemo } from "react";
import { useActiveReleases, useSchema } from "sanity";

import { useListened } from "../desk/useListened.ts";
import { entriesOf, inOrder } from "./entries.ts";
import { plannedTypes } from "./plannedTypes.ts";
import { plannedGroq, queryOf } from "./query.ts";
import { releaseEntries } from "./releaseEntries.ts";

/** What stands in the calendar, releases that are programmed too, kept up to date as staff write. */
export function usePlanned() {
  const schema = useSchema();
  const types = useMemo(() => plannedTypes(schema), [schema]);
  const query = useMemo(() => ({ fetch: queryOf(types), listen: plannedGroq(types) }), [types]);
  const { found, error } = useListened<Parameters<typeof entriesOf>[0]>(query, {}, "raw");
  const { data: releases } = useActiveReleases();
  const entries = useMemo(
    () => found && inOrder([...entriesOf(found, types), ...releaseEntries(releases)]),
    [found, types, releases],
  );
  return { entries, error };
}
