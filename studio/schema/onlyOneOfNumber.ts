import type { ValidationContext } from "sanity";

import { apiVersion } from "../apiVersion.ts";

/** Validation: no other block has this number; one whose draft gives it up has it no more, so that two can be exchanged. */
export async function onlyOneOfNumber(number: number | undefined, context: ValidationContext) {
  if (number === undefined) return true;
  const other = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "drafts" })
    .fetch<{ title: string | null } | null>(
      `*[_type == "programmeBlock" && number == $number && !(_id in [$id, "drafts." + $id])][0]{ title }`,
      { number, id: context.document?._id.replace(/^drafts\./, "") ?? "" },
    );
  return other === null || `« ${other.title ?? "Un bloc sans titre"} » a déjà le numéro ${number}.`;
}
