import { defineQuery } from "groq";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import type { ConfirmationQueryResult } from "./types.gen.ts";

export const confirmationQuery = defineQuery(`
  *[_type == "confirmation" && type in [$type, "inscription"]] | order((type == $type) desc)[0]{
    _id, type, title, content[]{ ${richTextFields} }
  }`);

const confirmationShape = fits<ConfirmationQueryResult>()(
  z.object({ _id: z.string(), type: z.string(), title: z.string(), content: richTextShape }),
);

/** What a type of request is answered; an unknown type gets the answer of an « inscription ». */
export async function getConfirmation(content: Content, type: string) {
  return content.get(confirmationQuery, { type }, confirmationShape);
}
