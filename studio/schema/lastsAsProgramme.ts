import type { ValidationContext } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { spanProblem } from "../calendar/index.ts";
import { perspectiveOf } from "./perspectiveOf.ts";
import { writtenDay } from "./writtenDay.ts";

/** In days: how much less, or more, than the programme an edition may take without being asked about. */
const leeway = 45;

/** Validation: an edition whose length is far from the programme's, « 6 mois » in the settings, is asked about. */
export async function lastsAsProgramme(end: string | undefined, context: ValidationContext) {
  const start = context.document?.["firstDay"] as string | undefined;
  if (!start || !end || spanProblem({ start, end })) return true;
  const said = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: perspectiveOf(context.document?._id, "published") })
    .fetch<string | null>('*[_id == "settings"][0].facts.programmeDuration');
  const months = Number(/^(\d+)\smois/.exec(said ?? "")?.[1]);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  // Where the settings say it otherwise, there is nothing to hold it against.
  if (Number.isNaN(months) || Math.abs(days - months * 30.4) <= leeway) return true;
  return `Le programme dure ${said}, et cette édition ${Math.round(days / 30.4)} mois, du ${writtenDay(start)} au ${writtenDay(end)} : l’année est-elle la bonne ?`;
}
