import type { SanityDocumentLike } from "sanity";

import { type Classes, classesOf, type WeeklyClass } from "../calendar/classes.ts";
import { runningOr } from "./dateData.ts";
import type { Finding } from "./finding.ts";
import { aboutDocument } from "./texts.ts";

type Month = SanityDocumentLike & { start: string; edition?: { _ref: string }; block?: { _ref: string } };

/**
 * Months with fewer classes on a day of the week than their block has weeks: holidays have taken some, or the edition
 * begins or ends in them. And editions without school holidays, where none have been taken. Of the editions that still
 * stand in the texts on a day.
 */
export function promisedClasses(documents: SanityDocumentLike[], today: string): Finding[] {
  const ofType = (type: string) => documents.filter(({ _type }) => _type === type);
  const holidays = ofType("holiday").map(({ start, end }) => ({ start: String(start), end: String(end) }));
  const weeksOf = ({ block }: Month) =>
    Number(documents.find(({ _id }) => _id === block?._ref)?.["duration"] ?? 0);
  return runningOr(ofType("edition").filter(hasDates), today).flatMap((edition) => {
    const months = (ofType("monthlyProgramme") as Month[])
      .filter(({ edition: own, start }) => own?._ref === edition._id && start)
      .toSorted((one, other) => one.start.localeCompare(other.start));
    const [firstDay, lastDay] = [String(edition["firstDay"]), String(edition["lastDay"])];
    const classes: WeeklyClass[] = edition["classes"] ?? [];
    if (!holidays.some(({ start, end }) => start <= lastDay && end >= firstDay))
      return [withoutHolidays(edition)];
    const byMonth = Map.groupBy(
      classesOf({ firstDay, lastDay, classes, months }, holidays),
      ({ month }) => month,
    );
    return [...byMonth].flatMap(([month, taught]) => (month ? missing(month, taught, weeksOf(month)) : []));
  });
}

/** Of days that are out of order the form speaks. */
const hasDates = ({ firstDay, lastDay }: SanityDocumentLike) =>
  Boolean(firstDay && lastDay) && String(firstDay) <= String(lastDay);

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
      message: `Le bloc annonce ${weeks} semaines ; il ne reste que ${found} de cours, congés, jours fériés et jours hors de l’édition retirés.`,
    },
  ];
}

const all = new Intl.ListFormat("fr-BE", { type: "conjunction" });
