import { defineQuery } from "groq";
import { addressGroq } from "studio/addresses";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import type { AddressedQueryResult } from "./types.gen.ts";

export const addressedQuery = defineQuery(`
  *[_type in ["page", "programmeBlock", "article"] && defined(coalesce(path.current, slug.current))]
    | order(select(_type == "page" => 0, _type == "programmeBlock" => 1, 2) asc, number asc, date desc, path.current asc, _id asc){
    _id, _type, _updatedAt,
    "path": ${addressGroq()},
    "title": select(_type == "programmeBlock" => "Bloc " + string(number) + "\u202f: " + title, title),
    "description": coalesce(seo.description, excerpt),
    "hidden": seo.noIndex == true
  }`);

const addressedShape = fits<AddressedQueryResult>()(
  z.array(
    z.object({
      _id: z.string(),
      _type: z.enum(["page", "programmeBlock", "article"]),
      _updatedAt: z.string(),
      path: z.string(),
      title: z.string(),
      description: z.string().nullish(),
      hidden: z.boolean(),
    }),
  ),
);

export type Addressed = z.infer<typeof addressedShape>[number];

/** Every document that has an address: pages by path, then blocks by number, then articles, newest first. */
export async function getAddressed(content: Content): Promise<Addressed[]> {
  return (await content.get(addressedQuery, {}, addressedShape)) ?? [];
}
