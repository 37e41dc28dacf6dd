import useSWR from "swr";

import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";

type Overview = {
  total: number;
  new: number;
  in_progress: number;
  late: number;
  spam: number;
  /** Set aside by itself; nobody of staff has judged them. */
  unjudged: number;
  /** The delay, on working days, that makes a request late. */
  answer_within_hours: number;
  changed_at: string | null;
};
export const overviewKey = "requests overview";

/** How many requests there are of which kind; asked again every few seconds, so it says when anything changed. */
export function useOverview(everySeconds = 5) {
  return useSWR<Overview>(
    overviewKey,
    async () => (await ask(database().rpc("requests_overview"))).data as Overview,
    // Asked offline too, so that staff are told.
    { refreshInterval: everySeconds * 1000, refreshWhenOffline: true },
  );
}
