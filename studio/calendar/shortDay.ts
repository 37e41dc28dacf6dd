import { dayIn } from "functions/brussels";
import { zone } from "functions/zone";

import { firstInFrench } from "functions/first-in-french";

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("fr-BE", { ...options, timeZone: zone });
const ofThisYear = format({ day: "numeric", month: "short" });
const ofOtherYear = format({ day: "numeric", month: "short", year: "numeric" });

/** The day of a moment: « 3 nov. », « 3 nov. 2025 ». */
export function shortDay(iso: string, now: Date): string {
  const isThisYear = dayIn(now).slice(0, 4) === dayIn(new Date(iso)).slice(0, 4);
  return firstInFrench((isThisYear ? ofThisYear : ofOtherYear).format(new Date(iso)));
}
