import { useListened } from "../desk/useListened.ts";
import { monthsOnlineQuery, type Years, yearsQuery, yearTypes } from "./toRenew.ts";

const query = { fetch: yearsQuery, listen: "*[_type in $types]" };

/** What the school year stands on, drafts in place of what they will replace, kept up to date as staff write. */
export function useYears() {
  const written = useListened<Omit<Years, "monthsOnline">>(query, { types: yearTypes }, "drafts");
  const online = useListened<Years["monthsOnline"]>(monthsOnlineQuery, {}, "published");
  const years = written.found && online.found && { ...written.found, monthsOnline: online.found };
  return { years, error: written.error ?? online.error };
}
