import { defineQuery } from "groq";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { actionFields, actionShape } from "./link.ts";
import { listOf } from "./listOf.ts";
import { isShown } from "./shown.ts";
import type { AnnouncementQueryResult } from "./types.gen.ts";

/** The order in which announcements came, the last first. */
export const latestAnnounced = /* groq */ `coalesce(showFrom, _createdAt) desc, _id asc`;

export const announcementQuery = defineQuery(`
  *[_type == "announcement" && ${isShown}] | order(${latestAnnounced}){
    _id, text, action{ ${actionFields} }
  }`);

const announcementShape = fits<AnnouncementQueryResult[number]>()(
  z.object({ _id: z.string(), text: z.string(), action: actionShape.nullish().catch(null) }),
);

export type Announcement = z.infer<typeof announcementShape>;

/** What is announced on every page: of several the one that came last, of those that can be read. */
export async function getAnnouncement(content: Content): Promise<Announcement | null> {
  const [last] = (await content.get(announcementQuery, {}, listOf(announcementShape))) ?? [];
  return last ?? null;
}
