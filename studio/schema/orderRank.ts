import { LexoRank } from "lexorank";
import { defineField, type InitialValueResolverContext, type SanityClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";

/**
 * Where a document stands among its like: `@sanity/orderable-document-list` writes it when staff drag it in the Studio.
 * The plugin's own field brings styles that Node cannot read.
 */
export const orderRank = (type: string) =>
  defineField({
    name: "orderRank",
    title: "Place dans la liste",
    type: "string",
    hidden: true,
    readOnly: true,
    initialValue: (_: unknown, { getClient }: InitialValueResolverContext) =>
      lastPlace(getClient({ apiVersion }), type),
  });

/** The place behind all documents of a type, drafts included. */
export async function lastPlace(client: SanityClient, type: string): Promise<string> {
  const last = await client
    .withConfig({ perspective: "raw" })
    .fetch<string | null>("*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank", {
      type,
    });
  return placeAfter(last);
}

/** The place that follows another one, or the first. */
export const placeAfter = (place: string | null | undefined) =>
  (place ? LexoRank.parse(place) : LexoRank.min()).genNext().genNext().toString();

export const byPlace = {
  name: "place",
  title: "Ordre de la liste",
  by: [{ field: "orderRank", direction: "asc" as const }],
};
