import { useEffect } from "react";
import useSWR from "swr";

import type { Filters } from "./filters.ts";
import { readRequests } from "./readRequests.ts";
import { useOverview } from "./useOverview.ts";

/** The list as it is now: read again whenever the overview says that something changed. */
export function useRequests(filters: Filters, words: string, atMost: number) {
  const { data: overview } = useOverview();
  const list = useSWR(["requests", filters, words, atMost], () => readRequests(filters, words, atMost), {
    keepPreviousData: true,
  });
  const { mutate } = list;
  useEffect(() => {
    if (overview) void mutate();
  }, [mutate, overview]);
  return list;
}
