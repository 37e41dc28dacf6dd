import type { DocumentBadgeComponent } from "sanity";

import { whenShown } from "../schema/whenShown.ts";

/** When what is published comes or goes. */
export const shownBadge: DocumentBadgeComponent = ({ published }) => {
  const label = published && whenShown(published);
  return label ? { label, color: "primary", title: "Le site s’en charge lui-même, à la minute près." } : null;
};
