import { counted } from "functions/counted";
import { isMonthOf } from "functions/edition";
import type { SanityDocumentLike } from "sanity";

import { type Classes, classesOf } from "../calendar/classes.ts";
import { datedEditions, monthsOf } from "./datedEditions.ts";
import type { Finding } from "./finding.ts";
import { aboutDocument } from "./texts.ts";

type Month = ReturnType<typeof monthsOf>[number];

/**
 * Months with fewer classes on a day of the week than their block has weeks: holidays have taken some, or the edition
 * begins or ends in them. And editions without school holidays, where none have been taken. Of the editions that still
 * stand in the texts on a day.
 */
export function promisedClasses(documents: SanityDocumentLike[], today: string): Finding[] {
  const holidays = documents
    .filter(({ _type }) => _type === "holiday")
    .map(({ start, end }) => ({ start: String(start), end: String(end) }));
  const weeksOf = ({ block }: Month) =>
    Number(documents.find(({ _id }) => _id === block?._ref)?.["duration"] ?? 0);
  return datedEditions(documents, today).flatMap((edition) => {
    const months = monthsOf(edition, documents).filter((month) => isMonthOf(edition, month));
    const { firstDay, lastDay, classes = [] } = edition;
    if (!holidays.some(({ start, end }) => start <= lastDay && end >= firstDay))
      return [withoutHolidays(edition)];
    const byMonth = Map.groupBy(
      classesOf({ firstDay, lastDay, classes, months }, holidays),
      ({ month }) => month,
    );
    return [...byMonth].flatMap(([month, taught]) => (month ? missing(month, taught, weeksOf(month)) : []));
  });
}

function withoutHolidays(edition: SanityDocumentLike): Finding {
  const about = aboutDocument(edition);
  return {
    ...about,
    path: ["lastDay"],
    index: 0,
    excerpt: `${about.title} : aucun congé scolaire`,
    found: "aucun congé scolaire",
    kind: "disagreement",
    message:
      "« Vacances scolaires » n’a rien entre le premier et le dernier jour : le site montre des cours pendant les congés aussi.",
  };
}

function missing(month: Month, taught: Classes<Month>[], weeks: number): Finding[] {
  const fewer = taught.filter(({ days }) => days.length < weeks);
  if (fewer.length === 0) return [];
  const found = all.format(
    fewer.map(({ on, days }) => `${days.length} ${on.title}${days.length > 1 ? "s" : ""}`),
  );
  const about = aboutDocument(month);
  return [
    {
      ...about,
      path: ["start"],
      index: 0,
      excerpt: `${about.title} : ${found} de cours`,
      found,
      kind: "notice",
      message: `Le bloc annonce ${counted(weeks, "semaine")} ; il ne reste que ${found} de cours, congés, jours fériés et jours hors de l’édition retirés.`,
    },
  ];
}

const all = new Intl.ListFormat("fr-BE", { type: "conjunction" });
