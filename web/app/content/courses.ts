import { defineQuery } from "groq";
import { z } from "zod";

import type { Content } from "./content.ts";
import { theSettings } from "./settings.ts";
import { fits } from "./fits.ts";
import { listOf } from "./listOf.ts";
import { priceChanges, priceToday, shownFields } from "./shown.ts";
import type { CoursesQueryResult } from "./types.gen.ts";

export const coursesQuery = defineQuery(`
  ${theSettings}.courses[page->path.current == $path]{
    _key, name, description, duration, price,
    "followsEdition": select(defined(plan) => plan->followsEdition, followsEdition), "plan": plan->{ _id, ${shownFields}, "price": ${priceToday()}, ${priceChanges()}, from, duration }
  }`);

const coursesShape = fits<CoursesQueryResult>()(
  listOf(
    z.object({
      _key: z.string(),
      name: z.string(),
      description: z.string(),
      duration: z.string(),
      price: z.number().nullish(),
      followsEdition: z.boolean().nullish(),
      plan: z
        .object({
          _id: z.string(),
          price: z.number().nullish(),
          from: z.boolean().nullish(),
          duration: z.string().nullish(),
        })
        .nullish(),
    }),
  ),
);

export type Course = z.infer<typeof coursesShape>[number];

/** The courses that the page at this address sells, `price` being its plan's or one of its own. */
export async function getCourses(content: Content, path: string) {
  return (await content.get(coursesQuery, { path }, coursesShape)) ?? [];
}
