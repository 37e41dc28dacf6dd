import type { SlugIsUniqueValidator } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";

/** Whether no other document of the type has an address; what is online there keeps it, whatever is begun. */
export const isOnlyOneAt: SlugIsUniqueValidator = async (slug, context) => {
  const online = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "published" })
    .fetch<string[]>("*[_type == $type && coalesce(path, slug).current == $slug]._id", {
      type: context.document?._type,
      slug,
    });
  return online.includes(baseId(context.document?._id))
    ? online.length === 1
    : context.defaultIsUnique(slug, context);
};
