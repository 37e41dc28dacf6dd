import type { DocumentActionComponent } from "sanity";

import { placedTypes } from "../addresses.ts";
import { takeUpMonths } from "../nextEdition/takeUpMonths.tsx";
import { publishPrices } from "../shown/publishPrices.tsx";
import { addDate } from "./addDate.ts";
import { duplicateOnce } from "./duplicateOnce.ts";
import { publishAsRead } from "./publishAsRead.ts";
import { publishRenamed } from "./publishRenamed.tsx";
import { publishWithRedirect } from "./publishWithRedirect.ts";
import { takeOffline } from "./takeOffline.tsx";

export const singletons = new Set(["settings", "emailText"]);
const notOfSingletons = ["delete", "duplicate", "unpublish", "unpublishVersion"];

/** What staff can do with a document of a type. */
export function documentActions(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  const offered = actions.filter(without(notOffered(type)));
  // Publishing is the button; what comes after it stands highest in the menu.
  const [publish, ...others] = offered.map((action) => ownAction(action, type));
  return publish ? [publish, ...(ofType[type] ?? []), ...others] : [];
}

/** There is one of each singleton for good; what has an address leaves alone: only there does one say where its visitors go. */
function notOffered(type: string): string[] {
  if (singletons.has(type)) return notOfSingletons;
  return placedTypes.some((one) => one === type) ? ["unpublishVersion"] : [];
}

const ofType: Record<string, DocumentActionComponent[]> = { edition: [takeUpMonths], camp: [addDate] };

const without =
  (names: string[]) =>
  ({ action }: DocumentActionComponent) =>
    action === undefined || !names.includes(action);

function ownAction(action: DocumentActionComponent, type: string): DocumentActionComponent {
  if (action.action === "publish") {
    const publish = publishRenamed(publishWithRedirect(publishAsRead(action)));
    return type === "plan" ? publishPrices(publish) : publish;
  }
  if (action.action === "duplicate") return duplicateOnce(action);
  if (action.action === "unpublish" || action.action === "delete") return takeOffline[action.action];
  return action;
}
