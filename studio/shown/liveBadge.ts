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
  // What is out of its hours has a badge of its own.
  if (state.kind === "nowhere" && !isInItsHours(published as Timed)) return null;
  const { kind, title } = state;
  // Beside what waits to be published.
  const label = kind === "live" && draft ? "Une version est en ligne" : state.label;
  return { label, title, ...(colors[kind] && { color: colors[kind] }) };
};
