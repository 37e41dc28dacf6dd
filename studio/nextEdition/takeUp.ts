import type { SanityClient } from "@sanity/client";
import { isMonthOf } from "functions/edition";

import { type Day, isDay } from "../calendar/days.ts";
import { hasLeftItsMonths } from "./monthsLeftBehind.ts";
import { firstDayBefore, monthsAstray, type StoredMonth, takenUp } from "./takenUp.ts";

/** An edition that begins with months of its own, or with another's. */
export type Beginning = { _id: string; firstDay: Day; lastDay: Day | undefined; isPublished: boolean };

type Known = { stored: StoredMonth; title: string | null }[];
type Source = { _id: string; firstDay: Day; months: Known };
export type Found = { count: number; own: Known; others: (Source & { classes: unknown })[] };

const isWhole = `_type == "monthlyProgramme" && defined(rank)`;
const known = `| order(start asc){ "stored": @, "title": block->title }`;

/** The other editions that have months, and those that this one has, be they begun only. */
export const monthsQuery = /* groq */ `{
  "count": count(*[_type == "monthlyProgramme" && edition._ref == $id]),
  "own": *[${isWhole} && edition._ref == $id] ${known},
  "others": *[_type == "edition" && _id != $id] | order(firstDay desc){
    _id, firstDay, classes, "months": *[${isWhole} && edition._ref == ^._id] ${known}
  }
}`;

/** What was found, without what begins on no day. */
export const dated = ({ count, own, others }: Found): Found => ({
  count,
  own: own.filter(begins),
  others: others
    .map((other) => ({ ...other, months: other.months.filter(begins) }))
    .filter(({ firstDay, months }) => isDay(firstDay) && months.length > 0),
});

const begins = ({ stored }: Known[number]) => isDay(stored.start);

/** Whose months an edition takes up: those of its own that it has left behind, another's where it has none. */
export function takenFrom(
  { count, own, others }: Found,
  { _id, firstDay, lastDay }: Beginning,
  chosen: string | undefined,
): Source | undefined {
  const months = own.map(({ stored }) => stored);
  const [first] = months;
  if (first && lastDay && hasLeftItsMonths({ firstDay, lastDay }, months)) {
    const before = firstDayBefore(first);
    // Of those that lie in its days, some may have been moved already.
    const isThere = (month: StoredMonth) =>
      isMonthOf({ firstDay, lastDay }, month) && monthsAstray(month, firstDay) < monthsAstray(month, before);
    return { _id, firstDay: before, months: own.filter(({ stored }) => !isThere(stored)) };
  }
  if (count > 0) return undefined;
  return others.find((other) => other._id === chosen) ?? others[0];
}

/** The drafts of the months an edition takes up. */
export const monthsFrom = (source: Source, to: Beginning) =>
  takenUp(
    source.months.map(({ stored }) => stored),
    source,
    to,
    to.isPublished,
  );

/** Others have given the edition its months, or taken away those it was to take up. */
export class TakenMeanwhile extends Error {}

/**
 * Writes the drafts of the months that `from` has by now. Of an edition's own months, only what changes as it moves is written
 * where a draft stands.
 * @returns how many they are.
 */
export async function takeUp(client: SanityClient, edition: Beginning, from: string): Promise<number> {
  const found = await client
    .withConfig({ perspective: "drafts" })
    .fetch<Found>(monthsQuery, { id: edition._id });
  const source = takenFrom(dated(found), edition, from);
  if (source?._id !== from) throw new TakenMeanwhile();
  const months = monthsFrom(source, edition);
  const transaction = client.transaction();
  for (const month of months) {
    const { _id, start, edition: itself } = month;
    transaction.createIfNotExists(month);
    if (from === edition._id)
      transaction.patch(_id, {
        set: { start, edition: itself },
        unset: ["workshop.date", "workshop.period"],
      });
  }
  await transaction.commit({ returnDocuments: false });
  return months.length;
}
