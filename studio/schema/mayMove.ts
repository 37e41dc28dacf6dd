import type { ValidationContext } from "sanity";

import { whyFixed } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";

/** Validation: a page that the site counts on keeps its address. */
export async function staysWhereCountedOn(
  path: { current?: string } | undefined,
  context: ValidationContext,
) {
  const online = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "published" })
    .fetch<string | null>("*[_id == $id][0].path.current", { id: baseId(context.document?._id) });
  return (online !== null && online !== path?.current && whyFixed(online)) || true;
}
