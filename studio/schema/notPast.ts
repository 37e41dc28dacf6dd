import { dayIn } from "functions/brussels";
import { type CustomValidator, getValueAtPath } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";

/** Validation: a day or a moment that has passed is asked about, unless it is published as it is. @param said what staff read of it. */
export const notPast =
  (said: string): CustomValidator<string | undefined> =>
  async (value, { document, path = [], getClient }) => {
    const now = new Date();
    if (!value || value >= (value.includes("T") ? now.toISOString() : dayIn(now))) return true;
    const online = await getClient({ apiVersion })
      .withConfig({ perspective: "published" })
      .fetch<unknown>("*[_id == $id][0]", { id: baseId(document?._id) });
    return getValueAtPath(online, path) === value || said;
  };
