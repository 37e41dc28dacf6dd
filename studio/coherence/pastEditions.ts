import { monthInWords } from "functions/in-days";
import type { SanityDocumentLike } from "sanity";

import { isDay } from "../calendar/days.ts";
import { aboutText, type Finding } from "./finding.ts";
import { space } from "./numbers.ts";
import { textsOf } from "./texts.ts";

type Edition = { firstDay: string; lastDay: string };

/** The months in which an edition that is over began and ended, « Novembre 2025 », where no other goes on or is to come. */
export function pastMonths(documents: SanityDocumentLike[], today: string): string[] {
  const editions = documents.filter(
    ({ _type, firstDay, lastDay }) => _type === "edition" && isDay(firstDay) && isDay(lastDay),
  ) as unknown as Edition[];
  const isOver = ({ lastDay }: Edition) => lastDay < today;
  const isNow = (day: string) =>
    editions.some((one) => !isOver(one) && one.firstDay <= day && day <= one.lastDay);
  return editions
    .filter(isOver)
    .flatMap(({ firstDay, lastDay }) => [firstDay, lastDay])
    .filter((day) => !isNow(day))
    .map(monthInWords);
}

/** What a document says of such a month, without a day: « de novembre 2025 à avril 2026 » is said of an edition. */
export function pastEditions(document: SanityDocumentLike, months: string[]): Finding[] {
  if (months.length === 0) return [];
  const past = new RegExp(`(?<!\\d(?:er)?${space})(?:${months.join("|").replaceAll(" ", space)})`, "giu");
  return textsOf(document).flatMap((text) =>
    [...text.text.matchAll(past)].map(({ 0: found, index }) => ({
      ...aboutText(text, found, index),
      kind: "disagreement" as const,
      message:
        "L’édition de ce mois est terminée. Insérez la donnée « Édition dont on parle », qui suit d’elle-même ; si la phrase parle du passé, acceptez-la.",
    })),
  );
}
