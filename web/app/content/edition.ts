import { spare } from "functions/spare";
import { spanProblem, weekdays } from "studio/calendar";
import { z } from "zod";

import { notMeant } from "./holiday.ts";
import { listOf } from "./listOf.ts";
import { monthFields, monthShape } from "./month.ts";

/** What `isMonthOf` says, in GROQ: what its days have left behind is not read, so that nothing is said to show it. */
const isOfItsDays = /* groq */ `start <= ^.lastDay && start >= array::join(string::split(^.firstDay, "-")[0..1], "-")`;

export const editionFields = /* groq */ `
  _id, _updatedAt, firstDay, lastDay, enrolment, places, classes[]{ _key, day, hours },
  "months": *[_type == "monthlyProgramme" && edition._ref == ^._id && ${isOfItsDays}] | order(start asc){ ${monthFields} }`;

export const enrolmentShape = z.enum(["open", "few", "full", "closed"]);

/** An edition of the programme, with its months in order. */
export const editionShape = z
  .object({
    _id: z.string(),
    _updatedAt: z.string(),
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    enrolment: enrolmentShape,
    places: spare(z.number()),
    classes: listOf(
      z.object({ _key: z.string(), day: z.enum(weekdays.map(({ value }) => value)), hours: z.string() }),
    ).catch([]),
    months: listOf(monthShape),
  })
  .refine(({ firstDay, lastDay }) => !spanProblem({ start: firstDay, end: lastDay }), notMeant);
