import { defineQuery } from "groq";
import { spare, spareText } from "functions/spare";
import { addressGroq, isAddressed } from "studio/addresses";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { type Image, imageFields, imageShape } from "./image.ts";
import { shownFields } from "./shown.ts";
import type { SocialCardQueryResult } from "./types.gen.ts";

export const socialCardQuery = defineQuery(`
  *[${isAddressed} && ${addressGroq()} == $path][0]{
    _id, ${shownFields}, title,
    _type == "article" => { category->{ title } },
    _type == "programmeBlock" => { number, color },
    _type != "page" => { image{ ${imageFields} } },
    _type == "page" => {
      "heroes": sections[_type == "heroSection"]{ ${shownFields}, eyebrow, title, image{ ${imageFields} } }
    }
  }`);

const image = spare(imageShape);

const socialCardShape = fits<SocialCardQueryResult>()(
  z.object({
    _id: z.string(),
    title: z.string().catch(""),
    category: spare(z.object({ title: z.string() })),
    number: spare(z.number()),
    color: spareText,
    image,
    heroes: spare(z.array(z.object({ title: spareText, eyebrow: spareText, image }))),
  }),
);

type Hero = { title?: string | null; eyebrow?: string | null; image?: Image | null };

/** What is known of a page of any type. */
type Known = {
  title: string;
  category?: { title: string } | null | undefined;
  number?: number | null | undefined;
  color?: string | null | undefined;
  image?: Image | null | undefined;
  heroes?: Hero[] | null | undefined;
};

export type SocialCard = { title: string; label: string; hue: string; image: Image | null | undefined };

/** What the picture for shares of a page shows of it. */
export function socialCardOf({ title, category, number, color, image, heroes }: Known): SocialCard {
  const hero = heroes?.[0];
  return {
    title: hero?.title ?? title,
    label: hero?.eyebrow ?? category?.title ?? (number ? `Bloc ${number}` : title),
    hue: color ?? (category ? "iris" : "soleil"),
    image: image ?? hero?.image,
  };
}

/** What the picture for shares of the page at an address shows; null when there is no such page. */
export async function getSocialCard(content: Content, path: string) {
  const known = await content.get(socialCardQuery, { path }, socialCardShape);
  return known && socialCardOf(known);
}
