import { dayIn } from "functions/brussels";
import type { ValidationContext } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { perspectiveOf } from "./perspectiveOf.ts";

/** The last day of each date of a camp, in GROQ. */
export const lastDaysGroq = (camp: string) =>
  `*[_type == "session" && camp._ref == ${camp} && enrolment != "cancelled"]{ "day": coalesce(lastDay, firstDay) }.day`;

const query = /* groq */ `[*[_id == $holiday][0].end, ...${lastDaysGroq("$id")}]`;

/** Validation: a camp is in the calendar to come, by its holidays or by a date of its own. */
export async function campHasDates(holiday: { _ref?: string } | undefined, context: ValidationContext) {
  const id = baseId(context.document?._id);
  if (!id) return true;
  const days = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: perspectiveOf(context.document?._id, "drafts") })
    .fetch<(string | null)[]>(query, { id, holiday: holiday?._ref ?? "" });
  return withoutDays(days, dayIn(new Date())) ?? true;
}

/** What staff read of a camp whose holidays and dates end on these days; undefined while one of them is to come. */
export function withoutDays(days: readonly (string | null)[], today: string): string | undefined {
  if (days.some((day) => day !== null && day >= today)) return undefined;
  return days.some((day) => day !== null)
    ? "Ses jours sont passés. Choisissez les prochaines vacances, ou créez une « Date » de ce stage."
    : "Sans vacances ni « Date », ce stage n’est pas dans le calendrier.";
}
