import { defineQuery } from "groq";
import { addressedTypes, addressGroq } from "studio/addresses";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import type { AddressedQueryResult } from "./types.gen.ts";

export const addressedQuery = defineQuery(`
  *[_type in ["page", "programmeBlock", "article"] && defined(coalesce(path.current, slug.current))]{ "path": ${addressGroq()} }`);

const addressedShape = fits<AddressedQueryResult>()(z.array(z.object({ path: z.string() })));

/** The address of every document that has one. */
export async function getAddressed(content: Content) {
  addressedTypes.forEach((type) => content.shows(type));
  return (await content.get(addressedQuery, {}, addressedShape)) ?? [];
}
