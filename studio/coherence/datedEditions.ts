import type { SanityDocumentLike } from "sanity";

import type { WeeklyClass } from "../calendar/classes.ts";
import { isDay } from "../calendar/days.ts";
import { runningOr } from "./dateData.ts";

type Edition = SanityDocumentLike & { firstDay: string; lastDay: string; classes?: WeeklyClass[] };
type Month = SanityDocumentLike & {
  start: string;
  rank?: number;
  edition?: { _ref: string };
  block?: { _ref: string };
};

/** The editions that still stand in the texts on a day. Of days that are out of order the form speaks. */
export const datedEditions = (documents: SanityDocumentLike[], today: string): Edition[] =>
  runningOr(
    documents.filter(
      ({ _type, firstDay, lastDay }) =>
        _type === "edition" && isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay,
    ),
    today,
  ) as Edition[];

/** The months of an edition that have a first day, in order. */
export const monthsOf = ({ _id }: Edition, documents: SanityDocumentLike[]): Month[] =>
  (documents as Month[])
    .filter(
      ({ _type, edition, start }) => _type === "monthlyProgramme" && edition?._ref === _id && isDay(start),
    )
    .toSorted((one, other) => one.start.localeCompare(other.start));
