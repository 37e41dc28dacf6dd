import { counted } from "functions/counted";
import type { SanityDocumentLike } from "sanity";

import type { Datum } from "./datum.ts";
import type { Finding } from "./finding.ts";
import { aboutDocument } from "./texts.ts";

/** A block that counts other weeks than « Réglages » says of each. */
export function blockDurations(document: SanityDocumentLike, data: Datum[]): Finding[] {
  const { _type, duration } = document;
  if (_type !== "programmeBlock" || typeof duration !== "number") return [];
  const said = data.find(({ inserted }) => inserted?.object?.["name"] === "blockDuration");
  if (said?.unit !== "semaine" || said.values.length !== 1 || said.values[0] === duration) return [];
  const found = counted(duration, "semaine");
  return [
    {
      ...aboutDocument(document),
      path: ["duration"],
      index: 0,
      excerpt: found,
      found,
      kind: "disagreement",
      message: `Les réglages disent autre chose. ${said.label}.`,
    },
  ];
}
