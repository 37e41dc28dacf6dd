import { defineQuery } from "groq";
import { addressGroq, isAddressed } from "studio/addresses";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { imageFields, imageShape } from "./image.ts";
import { shownFields } from "./shown.ts";
import type { SocialCardQueryResult } from "./types.gen.ts";

export const socialCardQuery = defineQuery(`
  *[${isAddressed} && ${addressGroq()} == $path][0]{
    _id, ${shownFields}, title,
    "label": select(_type == "article" => category->title, _type == "programmeBlock" => "Bloc " + string(number), title),
    "hue": coalesce(color, select(_type == "article" => "iris", "soleil")),
    _type != "page" => { image{ ${imageFields} } },
    _type == "page" => {
      "heroes": sections[_type == "heroSection"]{ ${shownFields}, eyebrow, title, image{ ${imageFields} } }
    }
  }`);

const image = imageShape.nullish().catch(null);

const socialCardShape = fits<SocialCardQueryResult>()(
  z.object({
    _id: z.string(),
    title: z.string(),
    label: z.string(),
    hue: z.string(),
    image,
    heroes: z
      .array(z.object({ title: z.string().nullish(), eyebrow: z.string().nullish(), image }))
      .nullish(),
  }),
);

/** What the picture for shares of a page shows; null when there is no such page. */
export async function getSocialCard(content: Content, path: string) {
  const card = await content.get(socialCardQuery, { path }, socialCardShape);
  if (!card) return null;
  const hero = card.heroes?.[0];
  return {
    title: hero?.title ?? card.title,
    label: hero?.eyebrow ?? card.label,
    hue: card.hue,
    image: card.image ?? hero?.image,
  };
}
