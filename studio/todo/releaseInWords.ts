import { isReleaseScheduledOrScheduling, type ReleaseDocument } from "sanity";

import { moment } from "../requests/moments.ts";

/** When a release that is not published yet will be. */
export function releaseInWords(release: ReleaseDocument, now = new Date()): string {
  const { publishAt, metadata } = release;
  const { releaseType, intendedPublishAt } = metadata;
  if (publishAt && isReleaseScheduledOrScheduling(release))
    return `Lot programmé pour ${moment(publishAt, now)}`;
  if (intendedPublishAt && releaseType === "scheduled")
    return `Lot prévu pour ${moment(intendedPublishAt, now)}, pas encore programmé`;
  return "Lot pas encore publié";
}
