import type { DocumentBadgeComponent } from "sanity";

import { type Timed, whenShown } from "../schema/whenShown.ts";

/** When what is published comes or goes. */
export const shownBadge: DocumentBadgeComponent = ({ published }) => {
  const label = published && whenShown(published as Timed);
  return label ? { label, color: "primary", title: "Le site s’en charge lui-même, à la minute près." } : null;
};
