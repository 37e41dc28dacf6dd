import type { ValidationContext } from "sanity";

import { apiVersion } from "../apiVersion.ts";

/** Validation: a camp is in the calendar, by its holidays or by a date of its own. */
export async function campHasDates(holiday: unknown, context: ValidationContext) {
  const id = context.document?._id.replace(/^drafts\./, "");
  if (holiday || !id) return true;
  const dates = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "drafts" })
    .fetch<number>(`count(*[_type == "session" && camp._ref == $id])`, { id });
  return dates > 0 || "Sans vacances ni « Date », ce stage n’est pas dans le calendrier.";
}
