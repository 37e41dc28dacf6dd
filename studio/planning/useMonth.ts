import { useRouter } from "sanity/router";

import { type Month, monthOf, readMonth } from "./month.ts";
import { useNow } from "./useNow.ts";

/** The month that is shown: that of the address, or this one. */
export function useMonth(): [Month, (month: Month) => void] {
  const { state, navigate } = useRouter();
  const { day } = useNow();
  return [readMonth(state.month) ?? monthOf(day), (month) => navigate({ month })];
}
