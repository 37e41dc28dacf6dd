import type { Day } from "../calendar/days.ts";
import { type Entry, seenOn } from "./entries.ts";

/** An entry in a week: from which of its days, for how many, in which line below the days. */
export type Placed = { entry: Entry; first: number; span: number; lane: number };

/** What is seen in a week, each once, as high as there is room: what lasts longest first, so that it stands above. */
export function placedIn(week: Day[], entries: Entry[]): Placed[] {
  const taken: boolean[][] = [];
  return entries
    .map((entry) => ({ entry, on: week.flatMap((day, index) => (seenOn(entry, day) ? [index] : [])) }))
    .filter(({ on }) => on.length > 0)
    .toSorted((a, b) => b.on.length - a.on.length)
    .map(({ entry, on }) => {
      let lane = 0;
      while (on.some((index) => taken[lane]?.[index])) lane += 1;
      taken[lane] ??= [];
      for (const index of on) taken[lane]![index] = true;
      return { entry, first: on[0]!, span: on.length, lane };
    });
}
