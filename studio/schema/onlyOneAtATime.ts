import type { CustomValidator, SanityDocument } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { perspectiveOf } from "./perspectiveOf.ts";
import { sharesHours } from "./whenShown.ts";

const query = /* groq */ `*[_type == $own._type && _id != $id && ${sharesHours}][0].text`;

/** Validation of an announcement: one that would have to share its place with another is asked about. */
export const onlyOneAtATime: CustomValidator<SanityDocument | undefined> = async (
  _,
  { document, getClient },
) => {
  const other = await getClient({ apiVersion })
    .withConfig({ perspective: perspectiveOf(document?._id, "drafts") })
    .fetch<string | null>(query, { own: document, id: baseId(document?._id) });
  return (
    !other ||
    `« ${other} » est en ligne au même moment, et une seule annonce tient en haut des pages : celle qui paraît la dernière.`
  );
};
