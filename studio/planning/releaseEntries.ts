import { clockIn, dayIn } from "functions/brussels";
import {
  getReleaseIdFromReleaseDocumentId,
  isReleaseScheduledOrScheduling,
  type ReleaseDocument,
} from "sanity";

import type { Entry } from "./entries.ts";

const type = "system.release";

/** Where releases that are programmed stand in the calendar. Nothing of them is moved there. */
export const releaseEntries = (releases: ReleaseDocument[]): Entry[] =>
  releases.flatMap((release) => {
    const { _id, publishAt } = release;
    if (!publishAt || !isReleaseScheduledOrScheduling(release)) return [];
    const moment = new Date(publishAt);
    return {
      key: _id,
      ...namedAs(release),
      type,
      kind: "Lot",
      meaning: "appears",
      day: dayIn(moment),
      time: clockIn(moment),
      dates: [],
      published: { as: "here" },
    };
  });

/** What its address and staff call a release. */
export const namedAs = ({ _id, metadata }: ReleaseDocument) => ({
  id: getReleaseIdFromReleaseDocumentId(_id),
  title: metadata.title || "Sans titre",
});

export const isRelease = (entry: Entry): boolean => entry.type === type;
