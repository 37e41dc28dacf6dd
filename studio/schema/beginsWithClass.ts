import type { ValidationContext } from "sanity";

import { type Edition, firstClassOf, spanProblem, weekdayOf, weekdays } from "../calendar/index.ts";
import { writtenDay } from "./writtenDay.ts";

/** Of an edition: whether its classes are held on such a day of the week. */
export function beginsWithClass(firstDay: string | undefined, { document }: ValidationContext) {
  const { lastDay, classes } = (document ?? {}) as Partial<Edition>;
  if (!firstDay || !lastDay || !classes?.length || spanProblem({ start: firstDay, end: lastDay }))
    return true;
  const on = weekdays.find(({ number }) => number === weekdayOf(firstDay));
  if (classes.some(({ day }) => day === on?.value)) return true;
  const first = firstClassOf({ firstDay, lastDay, classes }, []);
  return `Il n’y a pas cours ce jour-là : le premier cours est le ${writtenDay(first)}. C’est ce jour-là qu’il faut annoncer.`;
}
