import { classTimes } from "functions/edition";
import { schoolYearOf } from "functions/school-year";

/** Those of an edition; what staff have only begun to write says nothing yet. */
export type WeeklyClasses = Parameters<typeof classTimes>[0] | null | undefined;

type Edition = { firstDay: string; classes?: WeeklyClasses };

/** What staff call an edition: « Édition 2026-2027, le mardi (18h-20h) ». */
export const editionTitle = ({ firstDay, classes }: Edition): string =>
  [`Édition ${schoolYearOf(firstDay)}`, classTimes(classes ?? [])].filter(Boolean).join(", ");
