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

/** What is said while staff have written nothing that can be read. */
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

const confirmationShape = fits<ConfirmationQueryResult>()(
  z.object({
    answer: z
      .object({ title: z.string().catch(enough.title), content: richTextShape.catch(enough.content) })
      .catch(enough),
    trail: trailShape,
  }),
);

/** What a type of request is answered, and where to read on; an unknown type gets the answer of an « inscription ». */
export async function getConfirmation(content: Content, type: string) {
  const found = await content.get(confirmationQuery, { type }, confirmationShape);
  return { confirmation: found?.answer ?? enough, trail: found?.trail ?? [] };
}
