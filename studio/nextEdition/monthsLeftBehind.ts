import { isMonthOf } from "functions/edition";
import { monthName } from "functions/in-days";
import { monthsInWords } from "functions/span-in-words";

import type { Day } from "../calendar/days.ts";
import { monthsBetween } from "./takenUp.ts";

type Days = { firstDay: Day; lastDay: Day };
type Begun = { start: Day; rank?: number | null };

/** Whether an edition has moved without its months: the first of them lies outside its days, or its month 1 in a later month. */
export const hasLeftItsMonths = (edition: Days, months: readonly Begun[]): boolean => {
  const [first] = inOrder(months);
  return first !== undefined && (!isMonthOf(edition, first) || beginsBefore(edition, first));
};

/** What staff read of an edition that its months do not meet, and how to bring them back; undefined where they do. */
export function monthsLeftBehind(edition: Days, months: readonly Begun[]) {
  const outside = inOrder(months).filter((month) => !isMonthOf(edition, month));
  const [first, last] = [outside[0], outside.at(-1)];
  if (!first || !last) return leftInFront(edition, months);
  const [them, their] = outside.length === 1 ? ["le", "son"] : ["les", "leur"];
  const cure = hasLeftItsMonths(edition, months)
    ? `« Reprendre les mois… » ${outside.length === 1 ? "l’y" : "les y"} ramène, en brouillon`
    : `corrigez ${their} premier jour, ou ceux de l’édition`;
  return {
    where: "Hors de ses jours",
    said:
      outside.length === 1
        ? "Ce mois de l’édition est hors de ses jours."
        : "Ces mois de l’édition sont hors de ses jours.",
    found: `${outside.length} mois sur ${months.length}, ${monthsInWords(first.start, last.start)}`,
    remedy: `Le site ne ${them} montre pas ; ${cure}.`,
  };
}

function leftInFront(edition: Days, months: readonly Begun[]) {
  const [first] = inOrder(months);
  if (!first || !beginsBefore(edition, first)) return undefined;
  return {
    where: "Avant ses mois",
    said: "L’édition commence avant ses mois.",
    found: `le premier commence en ${monthName(first.start)}`,
    remedy: "« Reprendre les mois… » les y ramène, en brouillon.",
  };
}

/** An edition of the 31st whose first month is the next day's has moved nowhere; without a month 1, its months are not all written. */
const beginsBefore = ({ firstDay }: Days, { start, rank }: Begun): boolean =>
  rank === 1 && start.slice(0, 7) > firstDay.slice(0, 7) && monthsBetween(firstDay, start) > 0;

const inOrder = (months: readonly Begun[]) =>
  months.toSorted((one, other) => one.start.localeCompare(other.start));
