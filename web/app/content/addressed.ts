import { defineQuery } from "groq";
import { addressedTypes, addressGroq, addressProblem, isAddressed } from "studio/addresses";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { listOf } from "./listOf.ts";
import { isShown } from "./shown.ts";
import type { AddressedQueryResult } from "./types.gen.ts";

export const addressedQuery = defineQuery(`
  *[${isAddressed} && ${isShown} && defined(coalesce(path.current, slug.current))]{ _id, _type, "path": ${addressGroq()} }`);

/** Those of code and those of the query are the same. */
const types = addressedTypes satisfies AddressedQueryResult[number]["_type"][];

const addressedShape = fits<AddressedQueryResult>()(
  listOf(
    z.object({
      _id: z.string(),
      _type: z.enum(types),
      path: z.string().nullable().catch(null),
    }),
  ),
);

/**
 * The address of every document that has one. A document that cannot be shown there is left out, with a log line
 * that says why: the rest of the site stands without it.
 */
export async function getAddressed(content: Content) {
  const found = (await content.get(addressedQuery, {}, addressedShape)) ?? [];
  return found.flatMap(({ _id, _type, path }) => {
    const problem = path === null ? "no text" : addressProblem(_type, path);
    if (path !== null && !problem) return [{ path }];
    console.error(`${_id} ${JSON.stringify(path)}: ${problem}`);
    return [];
  });
}
