import type { ValidationContext } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";

/** Validation: at most one plan of an audience is the popular one. */
export async function onlyOnePopular(popular: boolean | undefined, context: ValidationContext) {
  const plan = context.document as { _id: string; audience?: string } | undefined;
  if (!popular || !plan?.audience) return true;
  const others = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "raw" })
    .fetch<string[]>(
      `*[_type == "plan" && audience == $audience && popular == true && (!defined(showUntil) || showUntil > now())
        && !(_id in [$id, "drafts." + $id] || _id in path("versions.**"))].name`,
      { audience: plan.audience, id: baseId(plan._id) },
    );
  return others.length === 0 || `« ${others[0]} » est déjà mise en avant pour ce public.`;
}
