import { defineQuery } from "groq";
import { addressGroq, addressProblem } from "studio/addresses";
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

const addressedShape = fits<AddressedQueryResult[number]>()(
  z.object({
    _id: z.string(),
    _type: z.enum(["page", "programmeBlock", "article"]),
    _updatedAt: z.string(),
    path: z.string(),
    title: z.string(),
    description: z.string().nullish(),
    hidden: z.boolean(),
  }),
);

export type Addressed = z.infer<typeof addressedShape>;

/**
 * Every document that has an address: pages by path, then blocks by number, then articles, newest first. One that
 * cannot be shown there is left out, with a log line that says why: the lists of the site stand without it.
 */
export async function getAddressed(content: Content): Promise<Addressed[]> {
  const found = (await content.get(addressedQuery, {}, z.array(z.looseObject({ _id: z.string() })))) ?? [];
  return found.flatMap((document) => {
    const { data, error } = addressedShape.safeParse(document);
    const [issue] = error?.issues ?? [];
    const problem = data
      ? addressProblem(data._type, data.path)
      : `${issue?.path.join(".")}: ${issue?.message}`;
    if (data && !problem) return [data];
    console.error(`${document._id} ${JSON.stringify(document["path"])}: ${problem}`);
    return [];
  });
}
