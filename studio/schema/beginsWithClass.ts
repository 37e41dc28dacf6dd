import type { ValidationContext } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import {
  type Edition,
  firstClassOf,
  type Span,
  spanProblem,
  weekdayOf,
  weekdays,
} from "../calendar/index.ts";
import { perspectiveOf } from "./perspectiveOf.ts";
import { writtenDay } from "./writtenDay.ts";

/** Of an edition: whether its classes are held on such a day of the week. */
export async function beginsWithClass(
  firstDay: string | undefined,
  { document, getClient }: ValidationContext,
) {
  const { lastDay, classes } = (document ?? {}) as Partial<Edition>;
  if (!firstDay || !lastDay || !classes?.length || spanProblem({ start: firstDay, end: lastDay }))
    return true;
  const on = weekdays.find(({ number }) => number === weekdayOf(firstDay));
  if (classes.some(({ day }) => day === on?.value)) return true;
  const holidays = await getClient({ apiVersion })
    .withConfig({ perspective: perspectiveOf(document?._id, "published") })
    .fetch<Span[]>('*[_type == "holiday" && defined(start) && defined(end)]{ start, end }');
  const first = firstClassOf({ firstDay, lastDay, classes }, holidays);
  return `Il n’y a pas cours ce jour-là : le premier cours est le ${writtenDay(first)}. C’est ce jour-là qu’il faut annoncer.`;
}
