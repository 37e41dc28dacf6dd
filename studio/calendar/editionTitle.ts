import { classTimes } from "functions/edition";
import { schoolYearOf } from "functions/school-year";

import { isDay } from "./days.ts";

/** Those of an edition; what staff have only begun to write says nothing yet. */
export type WeeklyClasses = Parameters<typeof classTimes>[0] | null | undefined;

type Edition = { firstDay: unknown; classes?: WeeklyClasses };

/** What staff call an edition: « Édition 2026-2027, le mardi (18h-20h) ». */
export const editionTitle = ({ firstDay, classes }: Edition): string =>
  [`Édition ${isDay(firstDay) ? schoolYearOf(firstDay) : "sans premier jour"}`, classTimes(classes ?? [])]
    .filter(Boolean)
    .join(", ");
