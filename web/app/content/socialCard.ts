import { defineQuery } from "groq";
import { addressGroq } from "studio/addresses";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { imageFields, imageShape } from "./image.ts";
import { shownFields } from "./shown.ts";
import type { SocialCardQueryResult } from "./types.gen.ts";

export const socialCardQuery = defineQuery(`
  *[_type in ["page", "programmeBlock", "article"] && ${addressGroq()} == $path][0]{
    _id, ${shownFields},
    "title": coalesce(sections[_type == "heroSection"][0].title, title),
    "label": select(
      _type == "article" => category,
      _type == "programmeBlock" => "Bloc " + string(number),
      coalesce(sections[_type == "heroSection"][0].eyebrow, title)
    ),
    "hue": coalesce(color, select(_type == "article" => "iris", "soleil")),
    "image": coalesce(image, sections[_type == "heroSection"][0].image){ ${imageFields} }
  }`);

const socialCardShape = fits<SocialCardQueryResult>()(
  z.object({
    _id: z.string(),
    title: z.string(),
    label: z.string(),
    hue: z.string(),
    image: imageShape.nullish().catch(null),
  }),
);

/** What the picture for shares of a page shows; null when there is no such page. */
export async function getSocialCard(content: Content, path: string) {
  return content.get(socialCardQuery, { path }, socialCardShape);
}
