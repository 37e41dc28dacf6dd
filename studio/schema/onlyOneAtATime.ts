import type { CustomValidator, SanityDocument } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";

/** The first that is shown in some of the same hours; what has none is shown from now on, and stays. */
const query = /* groq */ `*[_type == $type && !(_id in [$id, "drafts." + $id])
  && coalesce(showFrom, $now) < $until && coalesce(showUntil, "9999") > $from][0].text`;

/** Validation of an announcement: one that would have to share its place with another is asked about. */
export const onlyOneAtATime: CustomValidator<SanityDocument | undefined> = async (
  _,
  { document, getClient },
) => {
  const now = new Date().toISOString();
  const { showFrom: from = now, showUntil: until = "9999" } = (document ?? {}) as Record<string, unknown>;
  const other = await getClient({ apiVersion })
    .withConfig({ perspective: "drafts" })
    .fetch<string | null>(query, {
      type: document?._type,
      id: baseId(document?._id),
      now,
      from: String(from) > now ? from : now,
      until,
    });
  return (
    !other ||
    `« ${other} » est en ligne au même moment, et une seule annonce tient en haut des pages : celle qui paraît la dernière.`
  );
};
