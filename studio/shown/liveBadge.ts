import type { DocumentBadgeComponent } from "sanity";

import { isInItsHours, type Timed } from "../schema/whenShown.ts";
import { liveState } from "./liveState.ts";
import { useSite } from "./useSite.ts";

const colors = {
  live: "success",
  "on its way": "primary",
  "in trouble": "danger",
  nowhere: undefined,
} as const;

/** « En ligne depuis 14:03 », « En route », « En panne : … » : whether the site shows what is published. */
export const liveBadge: DocumentBadgeComponent = ({ id, published, draft }) => {
  const state = liveState(published, useSite(id, published?._rev));
  if (!state) return null;
  // What is out of its hours is on no page, or in the sentences of some alone, and its own badge says so.
  if (["nowhere", "live"].includes(state.kind) && !isInItsHours(published as Timed)) return null;
  const { kind, title } = state;
  // Beside what waits to be published.
  const label = kind === "live" && draft ? "Une version est en ligne" : state.label;
  return { label, title, ...(colors[kind] && { color: colors[kind] }) };
};
