import { defineQuery } from "groq";
import { z } from "zod";

import type { Content } from "./content.ts";
import { theSettings } from "./settings.ts";
import { fits } from "./fits.ts";
import { listOf } from "./listOf.ts";
import type { SynonymsQueryResult } from "./types.gen.ts";

export const synonymsQuery = defineQuery(`${theSettings}{ _id, "synonyms": chat.synonyms[].words }`);

const synonymsShape = fits<SynonymsQueryResult>()(
  z.object({ _id: z.string(), synonyms: listOf(z.array(z.string())).nullish().catch(null) }),
);

/** Groups of words that staff hold for equivalent. */
export async function getSynonyms(content: Content): Promise<string[][]> {
  return (await content.get(synonymsQuery, {}, synonymsShape))?.synonyms ?? [];
}
