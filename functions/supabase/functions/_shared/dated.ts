import { momentOf } from "./brussels.ts";
import { parseHours } from "./hours.ts";

/** Where something with dates stands. */
export type Phase = "coming" | "running" | "over";

export type Moments = { starts: Date; ends: Date };

type Days = { firstDay: string; lastDay: string };
type Held = Days & { hours?: string | null | undefined };

/** Whole days, as of an edition or a holiday. */
export const onDays = ({ firstDay, lastDay }: Days): Moments => ({
  starts: momentOf(firstDay),
  ends: momentOf(lastDay, "24:00:00"),
});

/** When a session is held: at its own hours, else at the usual ones; all day where these say nothing. */
export function held({ hours, ...days }: Held, usual: string | null | undefined) {
  const said = hours ?? usual ?? undefined;
  const times = parseHours(said ?? "");
  const { starts, ends } = onDays(days);
  return {
    hours: said,
    starts: times ? momentOf(days.firstDay, times.start) : starts,
    ends: times ? momentOf(days.lastDay, times.end) : ends,
  };
}

/** Where it stands at a moment, and until when; Infinity once it is over. */
export function phaseAt(now: Date, { starts, ends }: Moments): { phase: Phase; until: number } {
  if (now >= ends) return { phase: "over", until: Infinity };
  if (now >= starts) return { phase: "running", until: ends.getTime() };
  return { phase: "coming", until: starts.getTime() };
}

/** How far one can enrol in a session that stands so: in none that has begun, but one that is called off stays so. */
export const enrolmentAt = <Enrolment extends string | null | undefined>(
  phase: Phase,
  enrolment: Enrolment,
): Enrolment | "begun" => (phase === "running" && enrolment !== "cancelled" ? "begun" : enrolment);

/** What runs or comes, the nearest first; then what is over, the latest first. `items` stand in order. */
export const nextFirst = <Item>(items: readonly Item[], isOver: (item: Item) => boolean): Item[] => [
  ...items.filter((item) => !isOver(item)),
  ...items.filter(isOver).toReversed(),
];
