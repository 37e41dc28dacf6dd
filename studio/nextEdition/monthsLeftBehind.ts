import { isMonthOf } from "functions/edition";
import { monthsInWords } from "functions/span-in-words";

import type { Day } from "../calendar/days.ts";

type Days = { firstDay: Day; lastDay: Day };
type Begun = { start: Day };

/** Whether an edition has moved without its months: the first of them lies outside its days. */
export const hasLeftItsMonths = (edition: Days, months: readonly Begun[]): boolean => {
  const [first] = inOrder(months);
  return first !== undefined && !isMonthOf(edition, first);
};

/** What staff read of an edition's months that lie outside its days, and how to bring them back; undefined where none does. */
export function monthsLeftBehind(edition: Days, months: readonly Begun[]) {
  const outside = inOrder(months).filter((month) => !isMonthOf(edition, month));
  const [first, last] = [outside[0], outside.at(-1)];
  if (!first || !last) return undefined;
  const [them, their] = outside.length === 1 ? ["le", "son"] : ["les", "leur"];
  const cure = hasLeftItsMonths(edition, months)
    ? `« Reprendre les mois… » ${outside.length === 1 ? "l’y" : "les y"} ramène, en brouillon`
    : `corrigez ${their} premier jour, ou ceux de l’édition`;
  return {
    said:
      outside.length === 1
        ? "Ce mois de l’édition est hors de ses jours."
        : "Ces mois de l’édition sont hors de ses jours.",
    found: `${outside.length} mois sur ${months.length}, ${monthsInWords(first.start, last.start)}`,
    remedy: `Le site ne ${them} montre pas ; ${cure}.`,
  };
}

const inOrder = (months: readonly Begun[]) =>
  months.toSorted((one, other) => one.start.localeCompare(other.start));
