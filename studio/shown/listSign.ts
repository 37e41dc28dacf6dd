import { counted } from "functions/counted";

import { atWork, type LiveState, liveState } from "./liveState.ts";
import type { Followed } from "./SiteQuestion.ts";
import type { ListAnswer, Listed } from "./siteAnswer.ts";

/** What a row of a list says of the site: in a word or two, and in a sentence. */
export type Sign = { kind: LiveState["kind"]; text: string; title: string };

type Row = {
  id: string;
  type: string;
  /** What is published, where the row reads it. */ rev?: string | undefined;
  /** It is not in its hours, and the row says so. */ waits?: boolean;
};

/** Whether what is published is on the site, and on how many pages; undefined for what is not published. */
export function listSign(
  { id, type, rev, waits }: Row,
  { asked, answer: list }: Followed<ListAnswer>,
  now = new Date(),
): Sign | undefined {
  const { documents, partial = false } = list ?? {};
  const listed = documents?.[id];
  const published = rev ?? listed?.rev;
  if (!published || (documents && !listed && !rev)) return undefined;
  const places = { length: listed ? listed.pages + listed.files : 0 };
  const answer = documents && {
    ...(listed ?? { rev: null, state: "waiting" as const, since: null }),
    waiting: 1,
    failing: [],
    places,
    partial,
  };
  const state = liveState({ _type: type, _rev: published }, { asked, answer }, now);
  if (!state) return undefined;
  const { kind, label, title } = state;
  if (kind === "in trouble") return { kind, text: "En panne", title };
  if (kind === "on its way") return { kind, text: label, title };
  // A draft's hours say nothing of what is online.
  if (waits && (rev || kind === "nowhere")) return undefined;
  if (kind === "live") return { kind, text: addresses(listed, partial), title: `${label}. ${title}` };
  // What no page shows may be at work all the same.
  return type in atWork ? { kind: "live", text: label, title } : { kind, text: "Nulle part", title };
}

/** @param partial whether the site looks for others still: somebody may decide by how many there are. */
function addresses({ pages = 0, files = 0 }: Partial<Listed> = {}, partial: boolean): string {
  const [count, name] = pages > 0 ? [pages, "page"] : [files, "fichier"];
  return `${partial ? "au moins " : ""}${counted(count, name)}`;
}
