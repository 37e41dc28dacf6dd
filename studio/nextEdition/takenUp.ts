import { type Day, lastOfMonth } from "../calendar/days.ts";
import { referenceTo } from "../referenceTo.ts";

/** A month of the programme, as it is stored. */
export type StoredMonth = {
  _id: string;
  _type: "monthlyProgramme";
  rank: number;
  start: Day;
  workshop?: { date?: Day; period?: string };
};

type Begun = { _id: string; firstDay: Day };

/**
 * The drafts of an edition's months, made from another's, or from its own where it has moved: the first begins with the
 * edition, the others move by the whole months nearest to what it moves by, and none begins before it. What they say stays,
 * but for when their workshops are. Made twice, they are the same.
 * @param isPublished Whether the edition they become part of is.
 */
export function takenUp(months: readonly StoredMonth[], from: Begun, to: Begun, isPublished: boolean) {
  const later = monthsBetween(from.firstDay, to.firstDay);
  const edition = referenceTo("edition", to._id, isPublished);
  return months.map((month, at) => {
    const { workshop, _type, rank } = month;
    const id = from._id === to._id ? month._id : `${to._id}-month-${at + 1}`;
    const start = at === 0 && rank === 1 ? to.firstDay : monthsAfter(month.start, later);
    const { date: _date, period: _period, ...undated } = workshop ?? {};
    // What begins with _ is of the month that was read.
    const said = Object.fromEntries(Object.entries(month).filter(([name]) => !name.startsWith("_")));
    return {
      ...said,
      _id: `drafts.${id}`,
      _type,
      rank,
      start: start < to.firstDay ? to.firstDay : start,
      edition,
      ...(workshop && { workshop: undated }),
    };
  });
}

const daysOfMonth = 365.2425 / 12;

const monthsApart = (one: Day, other: Day): number =>
  (Date.parse(other) - Date.parse(one)) / 86_400_000 / daysOfMonth;

/** How many months lie between two days, to the nearest; fewer than none where the second comes first. */
export const monthsBetween = (one: Day, other: Day): number => Math.round(monthsApart(one, other));

/** The first day of an edition whose month of this number begins on this day. */
export const firstDayBefore = ({ start, rank }: StoredMonth): Day => monthsAfter(start, 1 - rank);

/** By how many months a month is out of its place in an edition that begins on a day. */
export const monthsAstray = ({ start, rank }: StoredMonth, firstDay: Day): number =>
  Math.abs(monthsApart(firstDay, start) - (rank - 1));

/** Since the year 0. */
const monthCount = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** In how many months of the calendar an edition has days. */
export const monthsMet = ({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }): number =>
  monthCount(lastDay) - monthCount(firstDay) + 1;

/** The same day of a later month, or its last where it is shorter. */
function monthsAfter(day: Day, count: number): Day {
  const month = monthCount(day) + count - 1;
  const first = new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10);
  const same = first.slice(0, 8) + day.slice(8);
  const last = lastOfMonth(first);
  return same < last ? same : last;
}
