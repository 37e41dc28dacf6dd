import { defineQuery } from "groq";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { type RichText, richTextFields, richTextShape } from "./richText.ts";
import { trailShape, trailTo } from "./trail.ts";
import type { ConfirmationQueryResult } from "./types.gen.ts";

export const confirmationQuery = defineQuery(`{
  "answer": *[_type == "confirmation" && type in [$type, "inscription"]] | order((type == $type) desc)[0]{
    _id, type, title, content[]{ ${richTextFields} }
  },
  "trail": ${trailTo("/blog")}
}`);

const confirmationShape = fits<ConfirmationQueryResult>()(
  z.object({
    answer: z
      .object({ _id: z.string(), type: z.string(), title: z.string(), content: richTextShape })
      .nullable(),
    trail: trailShape,
  }),
);

/** What is said while staff have written nothing. */
const enough = {
  title: "Confirmation",
  content: [
    {
      _key: "a",
      _type: "block",
      children: [{ _key: "b", _type: "span", text: "Votre demande a été enregistrée avec succès." }],
    },
  ] satisfies RichText,
};

/** What a type of request is answered, and where to read on; an unknown type gets the answer of an « inscription ». */
export async function getConfirmation(content: Content, type: string) {
  const found = await content.get(confirmationQuery, { type }, confirmationShape);
  return { confirmation: found?.answer ?? enough, trail: found?.trail ?? [] };
}
