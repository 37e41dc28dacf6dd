import { isMonthOf } from "functions/edition";

import type { Priced } from "functions/next-price";
import { monthsLeftBehind } from "../nextEdition/monthsLeftBehind.ts";
import { monthsMet } from "../nextEdition/takenUp.ts";
import { toTakeUp } from "../schema/priceComeRules.ts";
import { lastDaysGroq, withoutDays } from "../schema/campHasDates.ts";

type Edition = { _id: string; firstDay: string; lastDay: string };
type Begun = { start: string; rank?: number | null };

/** What the school year stands on. */
export type Years = {
  blocks: number;
  /** Each month that is published, with its edition. */
  monthsOnline: (Begun & { edition: Edition })[];
  /** The latest first. */
  editions: (Edition & { months: Begun[] })[];
  /** Each with the last day of its holidays and of its dates. */
  camps: { _id: string; days: (string | null)[] }[];
  /** Those that have a next price. */
  plans: ({ _id: string } & Priced)[];
};

export const yearTypes = [
  "edition",
  "monthlyProgramme",
  "programmeBlock",
  "camp",
  "session",
  "holiday",
  "plan",
];

/** Asked of what is published; the rest of what is written, drafts included. */
export const monthsOnlineQuery = /* groq */ `*[
  _type == "monthlyProgramme" && defined(start) && defined(edition->firstDay) && defined(edition->lastDay)
]{ start, rank, "edition": edition->{ _id, firstDay, lastDay } }`;

export const yearsQuery = /* groq */ `{
  "blocks": count(*[_type == "programmeBlock"]),
  "editions": *[_type == "edition" && defined(firstDay) && defined(lastDay)] | order(lastDay desc){
    _id, firstDay, lastDay, "months": *[_type == "monthlyProgramme" && edition._ref == ^._id && defined(start)]{ start, rank }
  },
  "camps": *[_type == "camp"] | order(orderRank asc){
    _id, "days": [holiday->end, ...${lastDaysGroq("^._id")}]
  },
  "plans": *[_type == "plan" && defined(nextPrice)] | order(orderRank asc){ _id, price, nextPrice }
}`;

type Row = { id: string; type: string; note: string };

/**
 * What the school year to come lacks on a day: an edition, the months of each that is not over, the days of a camp, « Prix »
 * of a plan.
 */
export function toRenew(years: Years, today: string): Row[] {
  const { camps, plans } = years;
  return [
    ...editionsLack(years, today),
    ...camps.flatMap(({ _id: id, days }) => {
      const missing = withoutDays(days, today);
      return missing ? [{ id, type: "camp", note: missing }] : [];
    }),
    ...plans.flatMap((plan) => {
      const note = toTakeUp(plan, today);
      return note ? [{ id: plan._id, type: "plan", note }] : [];
    }),
  ];
}

function editionsLack(years: Years, today: string): Row[] {
  const [latest] = years.editions;
  if (latest && lacksEdition(years, today))
    return [{ id: latest._id, type: "edition", note: "Terminée. L’édition suivante reste à créer." }];
  return years.editions
    .filter(({ lastDay }) => lastDay >= today)
    .flatMap((edition) => {
      const note = monthsLack(edition, years);
      return note ? [{ id: edition._id, type: "edition", note }] : [];
    });
}

function monthsLack(edition: Years["editions"][number], { blocks, monthsOnline }: Years): string | undefined {
  const left = monthsLeftBehind(edition, edition.months);
  if (left) return `${left.where} : ${left.found}. ${left.remedy}`;
  const shownMonths = monthsOnline.filter((month) => isMonthOf(month.edition, month));
  const counts = Map.groupBy(shownMonths, (month) => month.edition._id);
  const own = counts.get(edition._id) ?? [];
  // A month that is there twice stands for no other.
  const online = new Set(own.map(({ rank }) => rank)).size;
  // There may be more blocks than an edition has room for.
  const wanted = Math.min(blocks, monthsMet(edition));
  if (edition.months.length > 0 && online >= wanted) return undefined;
  const isOther = [...counts.values()].some(({ length }) => length > own.length);
  const shown = "Le site montre ceux d’une autre édition, qui en a plus.";
  if (edition.months.length === 0)
    return `Ses mois manquent.${isOther ? ` ${shown} « Reprendre les mois… » les prépare.` : ""}`;
  if (online === 0) return `Aucun de ses mois n’est publié. ${isOther ? shown : "Ils manquent à l’agenda."}`;
  const published = `${online} mois sur ${wanted} publié${online > 1 ? "s" : ""}.`;
  return `${published} ${isOther ? shown : "Les autres manquent à l’agenda."}`;
}

/** Whether the edition to come is to be created on a day. */
export const lacksEdition = ({ editions: [latest] }: Pick<Years, "editions">, today: string): boolean =>
  !latest || latest.lastDay < today;

/** What is said of the school year beside what is to be renewed. */
export function yearInWords(
  { editions, camps }: Pick<Years, "editions" | "camps">,
  rows: Row[],
): string | undefined {
  if (editions.length === 0) return "Aucune édition n’a de dates.";
  if (rows.length > 0) return undefined;
  const edition = "L’édition en cours ou à venir a tous ses mois";
  return camps.length > 0 ? `${edition}, et chaque stage a des jours à venir.` : `${edition}.`;
}
