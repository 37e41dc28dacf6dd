import { type MouseEvent, useMemo } from "react";
import { type SearchParam, useRouter } from "sanity/router";

import { type Filters, filtersOf, paramsOf, widest } from "./filters.ts";

/** Where staff are: the filters and the opened request, kept in the address. */
export function usePlace() {
  const { state, navigate, resolvePathFromState } = useRouter();
  const params = JSON.stringify(state._searchParams ?? []);
  const filters = useMemo(() => filtersOf(JSON.parse(params) as SearchParam[]), [params]);
  const id = state.id as string | undefined;
  const at = (id: string | undefined, filters: Filters) => ({
    ...(id && { id }),
    _searchParams: paramsOf(filters),
  });
  const open = (id: string | undefined) => navigate(at(id, filters));
  return {
    filters,
    id,
    open,
    /** What makes a link lead to a request, in this tab or in another. */
    linkTo: (id: string) => ({
      href: resolvePathFromState(at(id, filters)),
      onClick(event: MouseEvent) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open(id);
      },
    }),
    /** Another choice replaces the one before: going back leads to the request before. */
    narrow: (change: { [Name in keyof Filters]?: string | undefined }) =>
      navigate(at(id, filtersOf(Object.entries({ ...filters, ...change }))), { replace: true }),
    widen: () => navigate(at(id, widest(filters)), { replace: true }),
  };
}
export type Place = ReturnType<typeof usePlace>;
