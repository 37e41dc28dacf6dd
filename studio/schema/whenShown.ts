import { dayIn } from "functions/brussels";
import { momentIn, shownAt } from "functions/shown-at";
import { zone } from "functions/zone";

import { firstInFrench } from "functions/first-in-french";

export type Timed = { showFrom?: unknown; showUntil?: unknown; [field: string]: unknown };

const moment = {
  timeZone: zone,
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
} as const;
const words = new Intl.DateTimeFormat("fr-BE", moment);
const wordsWithYear = new Intl.DateTimeFormat("fr-BE", { ...moment, year: "numeric" });

const yearOf = (date: Date) => dayIn(date).slice(0, 4);

/** GROQ, of what is read raw: visitors find it now. */
export const isOnline = /* groq */ `!(_id in path("drafts.**") || _id in path("versions.**"))
  && (!defined(showFrom) || showFrom <= now()) && (!defined(showUntil) || showUntil > now())`;

/** GROQ: shown in some of the hours of `$own`; what has none is shown from now on, and stays. */
export const sharesHours = /* groq */ `coalesce(showUntil, "9999") > now()
  && coalesce($own.showUntil, "9999") > now()
  && coalesce(showFrom, "") < coalesce($own.showUntil, "9999")
  && coalesce($own.showFrom, "") < coalesce(showUntil, "9999")`;

/** Whether something is in its hours. */
export const isInItsHours = (timed: Timed, now = new Date()): boolean => shownAt(timed, now).shown;

/** Whether something was to disappear by now. */
export const hasDisappeared = ({ showUntil }: Timed, now = new Date()): boolean =>
  !shownAt({ showUntil }, now).shown;

/** What staff read of the hours of something: nothing when it is simply shown. */
export function whenShown({ showFrom, showUntil }: Timed, now = new Date()): string | undefined {
  const [from, until] = [showFrom, showUntil].map(momentIn);
  const inWords = (date: Date) =>
    firstInFrench((yearOf(date) === yearOf(now) ? words : wordsWithYear).format(date));
  if (until && until <= now) return `Disparu le ${inWords(until)}`;
  if (from && from > now) return `Paraît le ${inWords(from)}`;
  return until && `Disparaît le ${inWords(until)}`;
}
