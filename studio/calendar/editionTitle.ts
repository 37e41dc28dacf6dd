import { classTimes } from "functions/edition";
import { schoolYearOf } from "functions/school-year";

import { isDay } from "./days.ts";

/** As staff have begun to write it, or an import wrote it: what is no class says nothing. */
type Edition = { firstDay: unknown; classes?: unknown };

type WeeklyClass = Parameters<typeof classTimes>[0][number];

/** What staff call an edition: « Édition 2026-2027, le mardi (18h-20h) ». */
export const editionTitle = ({ firstDay, classes }: Edition): string =>
  [`Édition ${isDay(firstDay) ? schoolYearOf(firstDay) : "sans premier jour"}`, classTimes(weekly(classes))]
    .filter(Boolean)
    .join(", ");

const weekly = (classes: unknown): WeeklyClass[] =>
  Array.isArray(classes) ? classes.filter((one) => isText(one?.day) && isText(one?.hours)) : [];

const isText = (value: unknown): value is string => typeof value === "string";
