import { isMonthOf } from "functions/edition";
import type { ValidationContext } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { writtenDay } from "./writtenDay.ts";

type Days = { firstDay: string | null; lastDay: string | null };

/** Validation: a month that begins on this day and has none of its edition is asked about. */
export async function isOfEdition(start: string | undefined, context: ValidationContext) {
  const { _ref } = (context.document?.["edition"] ?? {}) as { _ref?: string };
  if (!start || !_ref) return true;
  const edition = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "drafts" })
    .fetch<Days | null>("*[_id == $id][0]{ firstDay, lastDay }", { id: _ref });
  const { firstDay, lastDay } = edition ?? {};
  if (!firstDay || !lastDay || isMonthOf({ firstDay, lastDay }, { start })) return true;
  return `L’édition va du ${writtenDay(firstDay)} au ${writtenDay(lastDay)} : ce mois n’en est pas, et le site ne le montre pas. L’année est-elle la bonne ?`;
}
