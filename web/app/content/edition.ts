import { isMonthOf } from "functions/edition";
import { spanProblem, weekdays } from "studio/calendar";
import { z } from "zod";

import { notMeant } from "./holiday.ts";
import { listOf } from "./listOf.ts";
import { monthFields, monthShape } from "./month.ts";

export const editionFields = /* groq */ `
  _id, _updatedAt, firstDay, lastDay, enrolment, places, classes[]{ _key, day, hours },
  "months": *[_type == "monthlyProgramme" && edition._ref == ^._id] | order(start asc){ ${monthFields} }`;

export const enrolmentShape = z.enum(["open", "few", "full", "closed"]);

/** An edition of the programme, with its months in order: none that its days have left behind. */
export const editionShape = z
  .object({
    _id: z.string(),
    _updatedAt: z.string(),
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    enrolment: enrolmentShape,
    places: z.number().nullish(),
    classes: z.array(
      z.object({ _key: z.string(), day: z.enum(weekdays.map(({ value }) => value)), hours: z.string() }),
    ),
    months: listOf(monthShape),
  })
  .refine(({ firstDay, lastDay }) => !spanProblem({ start: firstDay, end: lastDay }), notMeant)
  .transform((edition) => ({
    ...edition,
    months: edition.months.filter((month) => isMonthOf(edition, month)),
  }));
